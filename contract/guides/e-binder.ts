import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const eBinderGuide = defineGuide({
  name: 'e-binder',
  title: { en: 'Creating an e-binder', fr: 'Créer un cartable électronique' },
  summary: {
    en: 'Have a copy of your sheets made for a computer without network, for collection and company administrators.',
    fr: 'Faire préparer une copie de vos fiches pour un ordinateur sans réseau, pour les personnes qui administrent la collection ou le compte de l’entreprise.',
  },
  sections: [
    {
      heading: { en: 'What it is', fr: 'De quoi il s’agit' },
      paragraphs: [
        {
          en: 'An e-binder holds the sheets you have chosen and a search page of its own. It is useful where there is no network, in a vehicle, at a remote site, or as a copy in case of emergency.',
          fr: 'Un cartable électronique contient les fiches de votre choix et sa propre page de recherche. Il est utile là où il n’y a pas de réseau, dans un véhicule, sur un chantier éloigné, ou comme copie en cas d’urgence.',
        },
      ],
    },
    {
      heading: { en: 'Ask for one', fr: 'En demander un' },
      steps: [
        {
          en: 'On the search page, filter until the results are the sheets you want, for instance those of one location.',
          fr: 'Sur la page de recherche, filtrez jusqu’à obtenir les fiches voulues, par exemple celles d’un emplacement.',
        },
        {
          en: 'Choose “Create e-binder” in the navigation under “Tools”, or “More actions”, then “Create an e-binder”.',
          fr: 'Choisissez «\u00a0Créer un cartable électronique\u00a0» dans la navigation, sous «\u00a0Outils\u00a0», ou dans «\u00a0Autres actions\u00a0», au-dessus des résultats.',
        },
        {
          en: 'Check the filters and the number of sheets. “Edit filters” leads back to the search to change them.',
          fr: 'Vérifiez les filtres et le nombre de fiches. «\u00a0Modifier les filtres\u00a0» ramène à la recherche pour les modifier.',
        },
        {
          en: 'Choose the language of the sheets, the order, by product name or by manufacturer, and whether to include dates and your organization’s own fields.',
          fr: 'Choisissez la langue des fiches, l’ordre, par nom du produit ou par fabricant, et s’il faut inclure les dates et les champs propres à votre organisation.',
        },
        {
          en: 'Check the “Recipient’s email address”, then choose “Create the e-binder”.',
          fr: 'Vérifiez l’«\u00a0Adresse courriel du destinataire\u00a0», puis choisissez «\u00a0Créer le cartable électronique\u00a0».',
        },
      ],
      picture: guidePictures.eBinder,
    },
    {
      heading: { en: 'What happens next', fr: 'La suite' },
      paragraphs: [
        {
          en: 'Making it can take a while when there are many sheets; you may leave the page. The link comes by email, and the request stands in the “Message centre” with a link of its own. Unpack the file you download, then open the page inside it.',
          fr: 'S’il y a beaucoup de fiches, la préparation peut prendre un certain temps; vous pouvez quitter la page. Le lien arrive par courriel, et la demande figure dans le «\u00a0Centre de messages\u00a0» avec son propre lien. Décompressez le fichier téléchargé, puis ouvrez la page qu’il contient.',
        },
      ],
      note: {
        en: 'An e-binder is a copy: it does not follow the collection. Write its date on it, and replace it when sheets change.',
        fr: 'Un cartable électronique est une copie\u00a0: il ne suit pas la collection. Inscrivez-y sa date et remplacez-le quand des fiches changent.',
      },
    },
  ],
});
