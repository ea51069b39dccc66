import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const excelGuide = defineGuide({
  name: 'excel',
  title: { en: 'Exporting to Excel', fr: 'Exporter vers Excel' },
  summary: {
    en: 'Take the sheets you have found into a spreadsheet, to sort, count or hand them on.',
    fr: 'Mettre les fiches trouvées dans un tableur, pour les trier, les compter ou les transmettre.',
  },
  sections: [
    {
      heading: { en: 'Export', fr: 'Exporter' },
      steps: [
        {
          en: 'On the search page, search and filter until the results are those you want. Without any filter, the file holds every sheet you may see.',
          fr: 'Sur la page de recherche, cherchez et filtrez jusqu’à obtenir les résultats voulus. Sans filtre, le fichier contient toutes les fiches auxquelles vous avez accès.',
        },
        {
          en: 'Click the head of a column to sort; the file has the same order.',
          fr: 'Cliquez sur l’en-tête d’une colonne pour trier; le fichier suit le même ordre.',
        },
        {
          en: 'Choose “Excel” above the results. On a phone, it is under “More actions”.',
          fr: 'Choisissez «\u00a0Excel\u00a0» au-dessus des résultats. Sur un téléphone, c’est sous «\u00a0Autres actions\u00a0».',
        },
      ],
      note: {
        en: 'All the sheets found are exported, not only those of the page you see.',
        fr: 'Toutes les fiches trouvées sont exportées, pas seulement celles de la page affichée.',
      },
      picture: guidePictures.excel,
    },
    {
      heading: { en: 'What is in the file', fr: 'Ce que contient le fichier' },
      paragraphs: [
        {
          en: 'The file holds one line per sheet: the columns you have chosen under “Columns”, your organization’s own fields, the locations, the status, the date of the sheet and that of its last change, the record number, a link to the PDF, the signal word, the hazard statements and the format. If your organization shows ingredients, it also has CAS numbers, ingredients and the lists of substances on which they are. A second sheet says what was searched for. The first line stays in place and each column has a filter.',
          fr: 'Le fichier compte une ligne par fiche\u00a0: les colonnes choisies sous «\u00a0Colonnes\u00a0», les champs propres à votre organisation, les emplacements, le statut, la date de la fiche et celle de sa dernière mise à jour, le numéro d’enregistrement, un lien vers le PDF, la mention d’avertissement, les mentions de danger et le format. Si votre organisation affiche les ingrédients, il contient aussi les numéros CAS, les ingrédients et les listes de substances où ils figurent. Une seconde feuille dit ce qui a été cherché. La première ligne reste en place et chaque colonne a un filtre.',
        },
        {
          en: 'It is a copy of that day. For an inventory or an inspection, export again: the collection changes. The links to the PDFs ask whoever opens them to sign in.',
          fr: 'C’est une copie du jour. Pour un inventaire ou une inspection, exportez de nouveau\u00a0: la collection change. Les liens vers les PDF exigent une connexion à Vigie.',
        },
      ],
    },
  ],
});
