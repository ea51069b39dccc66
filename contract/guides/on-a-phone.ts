import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const onAPhoneGuide = defineGuide({
  name: 'on-a-phone',
  title: { en: 'On a phone, and without a network', fr: 'Sur un téléphone, et sans réseau' },
  summary: {
    en: 'First aid in seconds, codes that are scanned, and sheets that are there where there is no signal.',
    fr: 'Les premiers soins en quelques secondes, les codes à balayer, et des fiches là où il n’y a pas de réseau.',
  },
  sections: [
    {
      heading: { en: 'Something has happened', fr: 'Un accident est arrivé' },
      steps: [
        {
          en: 'On the search page, type the name of the product, misspelt or not, or the words of the accident with it, such as acetone in my eye.',
          fr: 'Sur la page de recherche, tapez le nom du produit, même mal écrit, ou ce qui s’est passé, comme acétone dans les yeux.',
        },
        {
          en: 'Open the sheet of the right manufacturer. It begins with first aid, in the supplier’s own words: eyes, skin, inhaled, swallowed. Each text names the page of the PDF on which it stands.',
          fr: 'Ouvrez la fiche du bon fabricant. Elle commence par les premiers soins, dans les mots du fournisseur\u00a0: yeux, peau, inhalation, ingestion. Chaque texte nomme la page du PDF où il se trouve.',
        },
        {
          en: 'Call the emergency number that stands there, or a poison centre, and have the sheet at hand.',
          fr: 'Appelez le numéro d’urgence qui y figure, ou un centre antipoison, en gardant la fiche à portée de la main.',
        },
      ],
      note: {
        en: 'What was not read with certainty is not shown: the PDF opens at its place instead.',
        fr: 'Ce qui n’a pas été lu avec certitude n’est pas montré\u00a0: le PDF s’ouvre plutôt à cet endroit.',
      },
    },
    {
      heading: { en: 'Scan instead of typing', fr: 'Balayer au lieu de taper' },
      paragraphs: [
        {
          en: '“Scan a code” in the search box reads by the camera, or from a picture, the codes of our labels and posters and those printed on packages. A code that leads to another site is named and never opened.',
          fr: '«\u00a0Balayer un code\u00a0», dans le champ de recherche, lit avec l’appareil photo, ou sur une image, les codes de nos étiquettes et de nos affiches et ceux des emballages. Un code qui mène à un autre site est nommé, mais jamais ouvert.',
        },
        {
          en: 'Where a poster hangs at a location, its code opens the sheets of that location without sign-in, on any phone.',
          fr: 'Là où une affiche est posée, son code ouvre les fiches de cet emplacement sans connexion, sur n’importe quel téléphone.',
        },
      ],
    },
    {
      heading: { en: 'Keep sheets on the device', fr: 'Conserver des fiches sur l’appareil' },
      steps: [
        {
          en: 'With a connection, open “Tools” in the navigation, then “Keep on this device”.',
          fr: 'Avec une connexion, ouvrez «\u00a0Outils\u00a0» dans la navigation, puis «\u00a0Conserver sur cet appareil\u00a0».',
        },
        {
          en: 'Choose all sheets or those of some locations, and how much room their PDFs may take. First aid, hazards, labels and the search always come along.',
          fr: 'Choisissez toutes les fiches ou celles de certains emplacements, et l’espace que peuvent prendre leurs PDF. Les premiers soins, les dangers, les étiquettes et la recherche sont toujours compris.',
        },
        {
          en: 'Leave the page open until it says that everything is there. From then on Vigie keeps it up to date by itself while it is open.',
          fr: 'Laissez la page ouverte jusqu’à ce qu’elle dise que tout y est. Vigie le tient ensuite à jour de lui-même quand il est ouvert.',
        },
      ],
      note: {
        en: 'All of it is removed when you sign out, when somebody else signs in, when you may no longer see it, and after 30 days without a connection. A session that has run out does not lock it; if the device is lost, end its session in “Account settings”. Do this on a device of your own or of your workplace, with a screen lock.',
        fr: 'Tout est retiré à la déconnexion, quand une autre personne se connecte, quand vous n’y avez plus accès et après 30 jours sans connexion. Une session expirée ne le verrouille pas; si l’appareil est perdu, fermez sa session dans «\u00a0Paramètres du compte\u00a0». Faites-le sur un appareil à vous ou de votre lieu de travail, avec un verrouillage d’écran.',
      },
      picture: guidePictures.keptSheets,
    },
    {
      heading: { en: 'Send sheets without a network', fr: 'Envoyer des fiches sans réseau' },
      paragraphs: [
        {
          en: 'Whoever may add sheets fills in “Add safety data sheets” as usual. Without a connection the request waits on the device, stands in the “Message centre”, and is sent once by itself as soon as there is a connection again. Until then it can be changed or taken back; signing out asks first.',
          fr: 'Les personnes qui peuvent ajouter des fiches remplissent «\u00a0Ajouter des fiches\u00a0» comme d’habitude. Sans connexion, la demande attend sur l’appareil, figure dans le «\u00a0Centre de messages\u00a0» et part d’elle-même, une seule fois, au retour de la connexion. D’ici là, on peut la modifier ou la reprendre; la déconnexion demande d’abord votre accord.',
        },
      ],
    },
  ],
});
