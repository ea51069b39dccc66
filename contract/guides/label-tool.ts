import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const labelToolGuide = defineGuide({
  name: 'label-tool',
  title: { en: 'Printing workplace labels', fr: 'Imprimer des étiquettes du lieu de travail' },
  summary: {
    en: 'Make WHMIS labels from your sheets, in English, in French or in both.',
    fr: 'Préparer des étiquettes SIMDUT à partir de vos fiches, en français, en anglais ou dans les deux langues.',
  },
  sections: [
    {
      heading: { en: 'When a label is needed', fr: 'Quand il en faut une' },
      paragraphs: [
        {
          en: 'A workplace label is needed when a hazardous product is poured into another container, or when the supplier’s label is lost or cannot be read any more. It names the product, says how to handle it safely, and tells that a safety data sheet is available.',
          fr: 'Il faut une étiquette du lieu de travail quand un produit dangereux est transvasé dans un autre contenant, ou quand l’étiquette du fournisseur est perdue ou illisible. Elle nomme le produit, indique comment le manipuler sans danger et signale qu’une fiche de données de sécurité est disponible.',
        },
      ],
    },
    {
      heading: { en: 'One product', fr: 'Un produit' },
      steps: [
        {
          en: 'Open the details of the sheet and choose “Generate label”. The label opens beside the sheet.',
          fr: 'Ouvrez les détails de la fiche et choisissez «\u00a0Créer une étiquette\u00a0». L’étiquette s’ouvre à côté de la fiche.',
        },
        {
          en: 'Under “Content”, choose “Full”, or “Minimal” for a small container; then the language and, under “Size”, your labels.',
          fr: 'Sous «\u00a0Contenu\u00a0», choisissez «\u00a0Complète\u00a0», ou «\u00a0Minimale\u00a0» pour un petit contenant; puis la langue et, sous «\u00a0Format\u00a0», vos étiquettes.',
        },
        {
          en: 'Read what is said below the label: it tells if something did not fit.',
          fr: 'Lisez ce qui est indiqué sous l’étiquette\u00a0: on y signale ce qui n’entre pas.',
        },
        {
          en: 'Say how many under “Copies of each”, then print, or choose “PDF” to keep the pages.',
          fr: 'Indiquez le nombre sous «\u00a0Copies de chacune\u00a0», puis imprimez, ou choisissez «\u00a0PDF\u00a0» pour conserver les pages.',
        },
      ],
      picture: guidePictures.label,
    },
    {
      heading: { en: 'Several products', fr: 'Plusieurs produits' },
      steps: [
        {
          en: 'Open “Tools” in the navigation, then “Workplace labels”.',
          fr: 'Ouvrez «\u00a0Outils\u00a0» dans la navigation, puis «\u00a0Étiquettes du lieu de travail\u00a0».',
        },
        {
          en: 'Under “Find a product”, type a few letters and choose the sheet; do it again for each product.',
          fr: 'Sous «\u00a0Trouver un produit\u00a0», tapez quelques lettres et choisissez la fiche; recommencez pour chaque produit.',
        },
        {
          en: 'On a page of labels already begun, say under “Places already used on the first page” how many are gone.',
          fr: 'Si la feuille d’étiquettes est déjà entamée, indiquez sous «\u00a0Places déjà utilisées sur la première page\u00a0» combien il en manque.',
        },
      ],
      note: {
        en: 'Print at actual size (100\u00a0%), not fitted to the page. Before you stick a label on, compare the name and the manufacturer with the container’s.',
        fr: 'Imprimez à la taille réelle (100\u00a0%), sans ajuster à la page. Avant de coller une étiquette, comparez le nom et le fabricant à ceux du contenant.',
      },
    },
  ],
});
