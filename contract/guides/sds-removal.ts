import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const sdsRemovalGuide = defineGuide({
  name: 'sds-removal',
  title: { en: 'Removing safety data sheets', fr: 'Retirer des fiches de données de sécurité' },
  summary: {
    en: 'Take sheets of products you no longer have off your locations, for collection and company administrators.',
    fr: 'Retirer de vos emplacements les fiches des produits que vous n’avez plus, pour les personnes qui administrent la collection ou le compte de l’entreprise.',
  },
  sections: [
    {
      heading: { en: 'Select the sheets', fr: 'Sélectionner les fiches' },
      steps: [
        {
          en: 'Search for the sheets, with filters if need be.',
          fr: 'Cherchez les fiches, avec des filtres au besoin.',
        },
        {
          en: 'Choose “Request removal” above the results. A checkbox appears before each sheet.',
          fr: 'Choisissez «\u00a0Demander un retrait\u00a0» au-dessus des résultats. Une case apparaît devant chaque fiche.',
        },
        {
          en: 'Tick the sheets. You can change pages or search again: the selection is kept.',
          fr: 'Cochez les fiches. Vous pouvez changer de page ou chercher de nouveau\u00a0: la sélection est conservée.',
        },
        {
          en: 'Choose “Request removal” in the bar at the bottom, or “Cancel” to leave.',
          fr: 'Choisissez «\u00a0Demander le retrait\u00a0» dans la barre du bas, ou «\u00a0Annuler\u00a0» pour quitter.',
        },
      ],
      note: {
        en: 'Request the removal once the product is really gone from the location, opened containers included.',
        fr: 'Demandez le retrait quand le produit a vraiment quitté l’emplacement, contenants entamés compris.',
      },
      picture: guidePictures.removalMode,
    },
    {
      heading: { en: 'Say where, then send', fr: 'Préciser d’où, puis envoyer' },
      steps: [
        {
          en: 'For each sheet, choose under “Remove from” one or several locations, or “All”. Add a word of explanation if it helps.',
          fr: 'Pour chaque fiche, choisissez sous «\u00a0Retirer de\u00a0» un ou plusieurs emplacements, ou «\u00a0Tous\u00a0». Ajoutez une explication si elle est utile.',
        },
        {
          en: 'Choose “Continue” and check the list. “Back” lets you change it.',
          fr: 'Choisissez «\u00a0Continuer\u00a0» et vérifiez la liste. «\u00a0Retour\u00a0» permet de la modifier.',
        },
        { en: 'Choose “Send the request”.', fr: 'Choisissez «\u00a0Envoyer la demande\u00a0».' },
      ],
      picture: guidePictures.removalLocations,
    },
    {
      heading: { en: 'From the details of one sheet', fr: 'À partir des détails d’une fiche' },
      paragraphs: [
        {
          en: 'Under “Locations”, choose “Remove” beside a location, or “Request removal” for the sheet as a whole. Confirm with “Send the request”.',
          fr: 'Sous «\u00a0Emplacements\u00a0», choisissez «\u00a0Retirer\u00a0» à côté d’un emplacement, ou «\u00a0Demander le retrait\u00a0» pour la fiche entière. Confirmez par «\u00a0Envoyer la demande\u00a0».',
        },
      ],
    },
    {
      heading: { en: 'What happens next', fr: 'La suite' },
      paragraphs: [
        {
          en: 'A removal takes 1 to 2 business days. Until then the sheet stays in your results, marked “removal requested”, and nobody can request it twice. The “Message centre” shows when it is done.',
          fr: 'Un retrait prend 1 à 2 jours ouvrables. D’ici là, la fiche reste dans vos résultats avec la mention «\u00a0retrait demandé\u00a0», et personne ne peut le demander deux fois. Le «\u00a0Centre de messages\u00a0» indique quand c’est fait.',
        },
      ],
    },
  ],
});
