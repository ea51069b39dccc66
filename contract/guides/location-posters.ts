import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const locationPostersGuide = defineGuide({
  name: 'location-posters',
  title: { en: 'Posters that open a location', fr: 'Des affiches qui ouvrent un emplacement' },
  summary: {
    en: 'Let whoever scans a poster read the sheets of a location without sign-in, for company administrators.',
    fr: 'Permettre à quiconque balaie une affiche de lire les fiches d’un emplacement sans se connecter, pour les personnes qui administrent le compte de l’entreprise.',
  },
  sections: [
    {
      heading: { en: 'What it is', fr: 'De quoi il s’agit' },
      paragraphs: [
        {
          en: 'In an emergency nobody should have to sign in. A poster has a code; whoever scans it with a phone searches the sheets of one location, and of those within it, and reads first aid, hazards and PDFs. Every location is closed until you open it.',
          fr: 'En cas d’urgence, personne ne devrait avoir à se connecter. Une affiche porte un code; quiconque le balaie avec un téléphone cherche parmi les fiches d’un emplacement et de ceux qu’il contient, et lit les premiers soins, les dangers et les PDF. Chaque emplacement est fermé tant que vous ne l’ouvrez pas.',
        },
        {
          en: 'Nobody sees by it other locations, your own fields, removed sheets, people or requests. Ingredients are shown only if your organization shows them. How often a code is used is counted; by whom is not known.',
          fr: 'On n’y voit ni les autres emplacements, ni vos champs personnalisés, ni les fiches retirées, ni les personnes, ni les demandes. Les ingrédients n’apparaissent que si votre organisation les affiche. Le nombre d’utilisations est compté; on ne sait pas par qui.',
        },
      ],
    },
    {
      heading: { en: 'Open a location and print its poster', fr: 'Ouvrir un emplacement et imprimer son affiche' },
      steps: [
        {
          en: 'Open “Account settings” in the navigation, then “Location posters”, and find the location.',
          fr: 'Ouvrez «\u00a0Paramètres du compte\u00a0» dans la navigation, puis «\u00a0Affiches d’emplacement\u00a0», et trouvez l’emplacement.',
        },
        {
          en: 'Choose to open it, read what will be seen, and confirm with “Open the location”.',
          fr: 'Choisissez de l’ouvrir, lisez ce qui sera visible et confirmez par «\u00a0Ouvrir l’emplacement\u00a0».',
        },
        {
          en: 'Download “Poster” on Letter or A4 paper; it is in both languages. Print it and hang it where the products are.',
          fr: 'Téléchargez l’«\u00a0Affiche\u00a0» en format lettre ou A4; elle est dans les deux langues. Imprimez-la et posez-la là où se trouvent les produits.',
        },
        {
          en: 'Scan it once yourself, with a phone that is not signed in.',
          fr: 'Balayez-la vous-même une fois, avec un téléphone qui n’est pas connecté.',
        },
      ],
      picture: guidePictures.posters,
    },
    {
      heading: { en: 'Replace or close', fr: 'Remplacer ou fermer' },
      paragraphs: [
        {
          en: 'If a code has got into the wrong hands, replace it: the former posters open nothing from that moment on, so print the new one and hang it up at once. Closing a location ends its posters too; members go on as before.',
          fr: 'Si un code est tombé entre de mauvaises mains, remplacez-le\u00a0: les anciennes affiches n’ouvrent plus rien dès ce moment, alors imprimez la nouvelle et posez-la aussitôt. Fermer un emplacement met aussi fin à ses affiches; rien ne change pour les membres.',
        },
      ],
      note: {
        en: 'The list says when a code that has ended is still scanned: look for an old poster on site.',
        fr: 'La liste signale un code qui ne sert plus mais qu’on balaie encore\u00a0: cherchez une ancienne affiche sur place.',
      },
    },
  ],
});
