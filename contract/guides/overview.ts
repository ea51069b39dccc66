import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const overviewGuide = defineGuide({
  name: 'overview',
  title: { en: 'Vigie at a glance', fr: 'Vigie en un coup d’œil' },
  summary: {
    en: 'What Vigie is for, how to find a sheet, and where everything is.',
    fr: 'À quoi sert Vigie, comment trouver une fiche et où se trouve chaque chose.',
  },
  sections: [
    {
      heading: { en: 'What it is for', fr: 'À quoi sert Vigie' },
      paragraphs: [
        {
          en: 'Vigie keeps the safety data sheets (SDS) of your workplace in one place, in English and in French. Anyone can find a product, see its hazards and open its sheet in a few seconds; those in charge of the collection keep it up to date.',
          fr: 'Vigie réunit les fiches de données de sécurité (FDS) de votre lieu de travail, en français et en anglais. Chacun peut trouver un produit, en voir les dangers et ouvrir sa fiche en quelques secondes; les personnes responsables de la collection la tiennent à jour.',
        },
        {
          en: 'What you can do depends on your role. With a read-only account, you see the sheets of your own locations.',
          fr: 'Ce que vous pouvez faire dépend de votre rôle. Un compte en lecture seule donne accès aux fiches de vos propres emplacements.',
        },
      ],
    },
    {
      heading: { en: 'Find a sheet', fr: 'Trouver une fiche' },
      steps: [
        {
          en: 'In the box at the top of the search page, type the product name, what it is commonly called, the manufacturer or a number. Misspelt words are forgiven, and what was looked for instead is said. Press Enter.',
          fr: 'Dans le champ en haut de la page de recherche, tapez le nom du produit, son nom courant, le fabricant ou un numéro. Les fautes sont pardonnées, et ce qui a été cherché à la place est indiqué. Appuyez sur Entrée.',
        },
        {
          en: 'Too many results? Narrow them with the filters on the left (on a phone, choose “Filters”): location, language, manufacturer, pictogram.',
          fr: 'Trop de résultats? Resserrez-les avec les filtres à gauche (sur un téléphone, choisissez «\u00a0Filtres\u00a0»)\u00a0: emplacement, langue, fabricant, pictogramme.',
        },
        {
          en: 'Check the manufacturer as well as the name: two products of the same name can have very different hazards.',
          fr: 'Vérifiez le fabricant autant que le nom\u00a0: deux produits du même nom peuvent présenter des dangers très différents.',
        },
        {
          en: 'Choose “PDF” to open the sheet itself, or “View” to see its details first.',
          fr: 'Choisissez «\u00a0PDF\u00a0» pour ouvrir la fiche elle-même, ou «\u00a0Voir\u00a0» pour en consulter d’abord les détails.',
        },
      ],
      picture: guidePictures.search,
    },
    {
      heading: { en: 'The details of a sheet', fr: 'Les détails d’une fiche' },
      paragraphs: [
        {
          en: 'This page begins with first aid for eyes, skin, inhaled and swallowed, in the supplier’s own words, and sums up the sheet: pictograms, signal word and hazards, dates, locations, other versions. Read “Before you rely on this sheet” when it is there. “View SDS (PDF)” opens the sheet beside the page, “Generate label” a workplace label, and “Print” gives the page on paper.',
          fr: 'Cette page commence par les premiers soins (yeux, peau, inhalation, ingestion), dans les mots du fournisseur, et résume la fiche\u00a0: pictogrammes, mention d’avertissement et dangers, dates, emplacements, autres versions. Si l’encadré «\u00a0Avant de vous fier à cette fiche\u00a0» s’y trouve, lisez-le. «\u00a0Voir la FDS (PDF)\u00a0» ouvre la fiche à côté de la page, «\u00a0Créer une étiquette\u00a0» prépare une étiquette du lieu de travail et «\u00a0Imprimer\u00a0» donne la page sur papier.',
        },
      ],
      picture: guidePictures.details,
    },
    {
      heading: { en: 'The menu', fr: 'Le menu' },
      paragraphs: [
        {
          en: 'The button at the top left opens the navigation. “Tools” makes indexes, binders and labels, and keeps sheets on a device; those who manage the collection have its overview there. “Message centre” shows how far your requests have come. “Resources” holds these guides, “Account settings” your details and password, and “Support” leads to us.',
          fr: 'Le bouton en haut à gauche ouvre la navigation. «\u00a0Outils\u00a0» sert à créer index, cartables et étiquettes et à conserver des fiches sur un appareil; les personnes qui gèrent la collection y ont son aperçu. «\u00a0Centre de messages\u00a0» montre où en sont vos demandes. «\u00a0Ressources\u00a0» contient ces guides, «\u00a0Paramètres du compte\u00a0» vos coordonnées et votre mot de passe, et «\u00a0Soutien\u00a0» permet de nous joindre.',
        },
        {
          en: 'The button at the top right with the two letters of the other language shows everything in that language.',
          fr: 'En haut à droite, le bouton qui porte les deux lettres de l’autre langue affiche tout dans cette langue.',
        },
      ],
      note: {
        en: 'Changing the language on the search page clears the filters.',
        fr: 'Changer de langue sur la page de recherche efface les filtres.',
      },
      picture: guidePictures.navigation,
    },
  ],
});
