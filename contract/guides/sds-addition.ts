import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const sdsAdditionGuide = defineGuide({
  name: 'sds-addition',
  title: { en: 'Adding safety data sheets', fr: 'Ajouter des fiches de données de sécurité' },
  summary: {
    en: 'Send the PDFs of new products, for collection and company administrators.',
    fr: 'Envoyer les PDF des nouveaux produits, pour les personnes qui administrent la collection ou le compte de l’entreprise.',
  },
  sections: [
    {
      heading: { en: 'Before you start', fr: 'Avant de commencer' },
      paragraphs: [
        {
          en: 'Ask the supplier for the latest sheet, as a PDF with all its pages and one product per file. Send the English and the French sheet if both are needed. Search for the product first: another location may already have its sheet.',
          fr: 'Demandez au fournisseur la fiche la plus récente, en PDF complet, un seul produit par fichier. Envoyez les fiches française et anglaise s’il faut les deux. Cherchez d’abord le produit\u00a0: un autre emplacement a peut-être déjà sa fiche.',
        },
      ],
      note: {
        en: 'PDF files only, 25\u00a0MB at most each and 20 files at a time.',
        fr: 'Fichiers PDF seulement, d’au plus 25\u00a0Mo chacun et 20 fichiers à la fois.',
      },
    },
    {
      heading: { en: 'Send the sheets', fr: 'Envoyer les fiches' },
      steps: [
        {
          en: 'Open “Support” in the navigation, then “Add safety data sheets”. On the search page, “More actions” offers “Add a sheet”.',
          fr: 'Ouvrez «\u00a0Soutien\u00a0» dans la navigation, puis «\u00a0Ajouter des fiches\u00a0». Sur la page de recherche, «\u00a0Autres actions\u00a0» offre «\u00a0Ajouter une fiche\u00a0».',
        },
        {
          en: 'Drag the files onto the page, or choose “Browse files”. Each one stands in a row with its name and size; the button at the end of the row takes it off.',
          fr: 'Glissez les fichiers sur la page ou choisissez «\u00a0Parcourir\u00a0». Chacun figure sur une ligne avec son nom et sa taille; le bouton au bout de la ligne l’enlève.',
        },
        {
          en: 'For each file, choose under “Location” where the product is used, or “All”, then “Done”. The list can be searched.',
          fr: 'Pour chaque fichier, choisissez sous «\u00a0Emplacement\u00a0» où le produit est utilisé, ou «\u00a0Tous\u00a0», puis «\u00a0Terminé\u00a0». On peut chercher dans la liste.',
        },
        {
          en: 'If every file goes to the same places, choose them for the first one and tick “Apply to all files” below its list.',
          fr: 'Si tous les fichiers vont aux mêmes endroits, choisissez-les pour le premier et cochez «\u00a0Appliquer à tous les fichiers\u00a0» sous sa liste.',
        },
        {
          en: 'Fill in your organization’s own fields if there are any, then submit the sheets with the button at the bottom.',
          fr: 'Remplissez les champs propres à votre organisation, s’il y en a, puis soumettez les fiches avec le bouton du bas.',
        },
      ],
      picture: guidePictures.sdsAddition,
    },
    {
      heading: { en: 'What happens next', fr: 'La suite' },
      paragraphs: [
        {
          en: 'Each sheet becomes a request with a number, which stands in the “Message centre” as “SDS addition”. It is “Processing” until the sheet is in your collection, then “Completed”, or “Could not be done” where it could not be added; the request says by which day that is expected. What was sent together is answered in one message, which tells what became of each file and why. Where we ask you something, reply on the request itself. Until then, keep the PDF where workers can reach it.',
          fr: 'Chaque fiche devient une demande numérotée, qui figure dans le «\u00a0Centre de messages\u00a0» sous «\u00a0Ajout de FDS\u00a0». Elle est «\u00a0En traitement\u00a0» jusqu’à ce que la fiche soit dans votre collection, puis «\u00a0Terminée\u00a0», ou «\u00a0Non aboutie\u00a0» si elle n’a pu être ajoutée; la demande dit au plus tard quand. Ce qui a été envoyé ensemble reçoit une seule réponse, qui dit ce qu’est devenu chaque fichier, et pourquoi. Si nous vous demandons quelque chose, répondez sur la demande elle-même. D’ici là, gardez le PDF à la portée des travailleuses et des travailleurs.',
        },
      ],
      picture: guidePictures.messageCentre,
    },
    {
      heading: { en: 'A whole list, or many PDFs at once', fr: 'Une liste entière, ou beaucoup de PDF à la fois' },
      paragraphs: [
        {
          en: 'Company administrators bring in by themselves what would be too much for requests: an inventory from a spreadsheet, or the PDFs of a folder or a ZIP archive.',
          fr: 'Les personnes qui administrent le compte de l’entreprise font entrer elles-mêmes ce qui serait trop long à demander\u00a0: un inventaire tiré d’un tableur, ou les PDF d’un dossier ou d’une archive ZIP.',
        },
      ],
      steps: [
        {
          en: 'Open “Account settings” in the navigation, then “Imports”. Drop the files there and send them: they are checked, and nothing comes into the collection yet.',
          fr: 'Ouvrez «\u00a0Paramètres du compte\u00a0» dans la navigation, puis «\u00a0Importations\u00a0». Déposez-y les fichiers et envoyez-les\u00a0: ils sont vérifiés, et rien n’entre encore dans la collection.',
        },
        {
          en: 'Look at what comes of every row, and why. Where a column is read wrongly, a row is refused or locations are not there yet, correct it on the screen and have it checked again.',
          fr: 'Voyez ce que devient chaque ligne, et pourquoi. Si une colonne est mal lue, si une ligne est refusée ou si des emplacements n’existent pas encore, corrigez à l’écran et faites vérifier de nouveau.',
        },
        {
          en: 'Import. The report says what became of every row.',
          fr: 'Importez. Le rapport dit ce qu’est devenue chaque ligne.',
        },
      ],
      note: {
        en: 'For thirty days a whole import can be taken back, as long as nothing has been built on what it brought.',
        fr: 'Pendant trente jours, une importation peut être annulée en entier, tant que rien ne dépend de ce qu’elle a apporté.',
      },
    },
  ],
});
