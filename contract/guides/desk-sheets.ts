import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const deskSheetsGuide = defineGuide({
  name: 'desk-sheets',
  title: {
    en: 'Sheets, organizations and people at the desk',
    fr: 'Les fiches, les organisations et les personnes au bureau',
  },
  summary: {
    en: 'What needs attention, PDFs, versions, imports, and the rights of people, for the provider’s staff.',
    fr: 'Ce qui est à surveiller, les PDF, les versions, les importations et les droits des personnes, pour le personnel du fournisseur.',
  },
  sections: [
    {
      heading: { en: 'What needs attention', fr: 'Ce qui est à surveiller' },
      paragraphs: [
        {
          en: '“Sheets” narrows by “Attention”: old ones, those with a newer version, in one language only, without a PDF, or not read. Each row has the action that empties the list. What has been seen to, because the supplier was asked or because there is nothing to be done, stays away for a while.',
          fr: 'Sous «\u00a0Fiches\u00a0», le filtre «\u00a0À surveiller\u00a0» retient les fiches anciennes, celles qui ont une version plus récente, qui n’existent qu’en une langue, qui n’ont pas de PDF ou qui n’ont pas été lues. Chaque ligne offre l’action qui vide la liste. Ce dont on s’est occupé, parce que le fournisseur a été joint ou qu’il n’y a rien à faire, n’y revient pas avant un moment.',
        },
      ],
      picture: guidePictures.deskSheets,
    },
    {
      heading: { en: 'Another PDF, and the former one', fr: 'Un autre PDF, et l’ancien' },
      steps: [
        {
          en: 'On the page of the sheet choose “Upload a PDF” or “Replace the PDF”: for a better copy of this very sheet. A newer sheet of the supplier is added as a sheet of its own.',
          fr: 'Sur la page de la fiche, choisissez «\u00a0Téléverser un PDF\u00a0» ou «\u00a0Remplacer le PDF\u00a0»\u00a0: pour une meilleure copie de cette fiche même. Une fiche plus récente du fournisseur s’ajoute plutôt comme une autre fiche.',
        },
        {
          en: 'Look at what the PDF says otherwise, fact by fact, and choose what to take from it. If it reads as another product or language, you are asked whether it is right.',
          fr: 'Voyez ce que le PDF dit autrement, donnée par donnée, et choisissez ce qu’il faut en prendre. S’il semble être celui d’un autre produit ou d’une autre langue, on vous demande de confirmer.',
        },
        {
          en: 'Was it the wrong one? Under “Former PDFs” on the same page each says when it went and by whom; “Put back” gives the sheet that one again.',
          fr: 'Ce n’était pas le bon? Sous «\u00a0Anciens PDF\u00a0», sur la même page, chacun dit quand et par qui il a été remplacé; «\u00a0Remettre\u00a0» le redonne à la fiche.',
        },
      ],
      note: {
        en: 'Putting a PDF back leaves the recorded facts as they are, and can itself be taken back in the same way.',
        fr: 'Remettre un PDF ne change pas les données inscrites, et peut s’annuler de la même façon.',
      },
    },
    {
      heading: { en: 'Versions, and the end of a sheet', fr: 'Les versions, et la fin d’une fiche' },
      paragraphs: [
        {
          en: '“Join with another” makes two sheets versions or languages of one product; “Part from the others” undoes it. “Move collections to newer versions” replaces older sheets in all collections, after a look at what changes. “End this sheet” takes it out of every collection with a reason, and “Take back” brings it back to its places.',
          fr: '«\u00a0Réunir avec une autre\u00a0» fait de deux fiches des versions ou des langues d’un même produit; «\u00a0Séparer des autres\u00a0» l’annule. «\u00a0Faire passer les collections aux versions plus récentes\u00a0» remplace les anciennes fiches dans toutes les collections, une fois les changements parcourus. «\u00a0Mettre cette fiche hors d’usage\u00a0» la retire de toutes les collections avec une raison, et «\u00a0Reprendre\u00a0» la ramène à ses emplacements.',
        },
      ],
    },
    {
      heading: { en: 'Imports for an organization', fr: 'Les importations pour une organisation' },
      paragraphs: [
        {
          en: '“Imports” brings in a list, a folder or an archive of PDFs for any organization. A check says what comes of each row and why; rows are corrected or left out on the screen, and nothing comes in before you say so. For thirty days a whole import can be taken back, as long as nothing has been built on it.',
          fr: '«\u00a0Importations\u00a0» fait entrer une liste, un dossier ou une archive de PDF pour n’importe quelle organisation. Une vérification dit ce que devient chaque ligne, et pourquoi; on corrige ou on écarte des lignes à l’écran, et rien n’entre sans votre accord. Pendant trente jours, une importation peut être annulée en entier, tant que rien ne dépend de ce qu’elle a apporté.',
        },
      ],
    },
    {
      heading: { en: 'People and their rights', fr: 'Les personnes et leurs droits' },
      paragraphs: [
        {
          en: 'Under “Users”, whoever asks what is kept of them gets it by “Download what is kept”, and is erased by “Erase”: names and messages go everywhere, and what was done stays as that of a former user. Who waits after wrong passwords is let on by “Let them try again”; who has lost their device has their second step reset.',
          fr: 'Sous «\u00a0Utilisateurs\u00a0», «\u00a0Télécharger ce qui est conservé\u00a0» répond à quiconque demande ce qui est conservé à son sujet, et «\u00a0Effacer\u00a0» l’efface\u00a0: noms et messages disparaissent partout, et ce qui a été fait reste celui d’un ancien utilisateur. «\u00a0Permettre un nouvel essai\u00a0» débloque qui doit attendre après de mauvais mots de passe; qui a perdu son appareil voit sa seconde étape réinitialisée.',
        },
        {
          en: 'The page of an organization exports everything it has, and ends it on a day that its administrators are told of. “System” says what is not ready and what to do.',
          fr: 'La page d’une organisation exporte tout ce qu’elle a, et y met fin à une date annoncée aux personnes qui l’administrent. «\u00a0Système\u00a0» dit ce qui n’est pas prêt et quoi faire.',
        },
      ],
    },
  ],
});
