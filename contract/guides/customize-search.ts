import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const customizeSearchGuide = defineGuide({
  name: 'customize-search',
  title: { en: 'Making the search yours', fr: 'Personnaliser la recherche' },
  summary: {
    en: 'Save searches, choose the columns of the results and the sections of the filter panel.',
    fr: 'Enregistrer des recherches, choisir les colonnes des résultats et les sections du panneau des filtres.',
  },
  sections: [
    {
      heading: { en: 'Save a search', fr: 'Enregistrer une recherche' },
      steps: [
        {
          en: 'Search and filter. As soon as something is chosen, “Save search” stands above the results.',
          fr: 'Cherchez et filtrez. Dès qu’un choix est fait, «\u00a0Enregistrer\u00a0» apparaît au-dessus des résultats.',
        },
        {
          en: 'Give the search a name and choose “Save”.',
          fr: 'Donnez un nom à la recherche et choisissez «\u00a0Enregistrer\u00a0».',
        },
        {
          en: 'From then on it stands under “Saved searches” at the top of the filters. Click it to apply it; the bin beside it deletes it.',
          fr: 'Elle figure désormais sous «\u00a0Recherches enregistrées\u00a0», en haut des filtres. Cliquez dessus pour l’appliquer; la corbeille à côté la supprime.',
        },
      ],
      note: {
        en: 'Saved searches are yours alone. They keep the conditions, not the sheets: the results are always those of today.',
        fr: 'Vos recherches enregistrées ne sont visibles que de vous. Elles conservent les conditions, pas les fiches\u00a0: les résultats sont toujours ceux du jour.',
      },
      picture: guidePictures.saveSearch,
    },
    {
      heading: { en: 'Choose the columns', fr: 'Choisir les colonnes' },
      steps: [
        { en: 'Choose “Columns” above the results.', fr: 'Choisissez «\u00a0Colonnes\u00a0» au-dessus des résultats.' },
        {
          en: 'Tick those you want, your organization’s own fields included, and choose “Save”. “Default columns” brings the usual ones back.',
          fr: 'Cochez celles que vous voulez, y compris les champs propres à votre organisation, et choisissez «\u00a0Enregistrer\u00a0». «\u00a0Colonnes par défaut\u00a0» rétablit les colonnes habituelles.',
        },
      ],
      note: {
        en: 'Keep the name and the manufacturer: together they tell one product from another.',
        fr: 'Gardez le nom et le fabricant\u00a0: ensemble, ils distinguent un produit d’un autre.',
      },
      picture: guidePictures.manageColumns,
    },
    {
      heading: { en: 'Choose the filter sections', fr: 'Choisir les sections de filtres' },
      steps: [
        {
          en: 'Choose the gear, “Manage filters”, at the top of the filter panel.',
          fr: 'Choisissez l’engrenage, «\u00a0Gérer les filtres\u00a0», en haut du panneau des filtres.',
        },
        {
          en: 'Untick the sections you never use and choose “Save”. “Show all” ticks every section again.',
          fr: 'Décochez les sections que vous n’utilisez jamais et choisissez «\u00a0Enregistrer\u00a0». «\u00a0Tout afficher\u00a0» les coche toutes de nouveau.',
        },
      ],
      note: {
        en: 'Hiding a section does not clear what is chosen in it. Columns and sections follow your account from one computer to another.',
        fr: 'Masquer une section n’efface pas ce qui y est choisi. Colonnes et sections suivent votre compte d’un ordinateur à l’autre.',
      },
      picture: guidePictures.manageFilters,
    },
  ],
});
