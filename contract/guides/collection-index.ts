import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const collectionIndexGuide = defineGuide({
  name: 'collection-index',
  title: { en: 'Creating an index of your collection', fr: 'Créer un index de votre collection' },
  summary: {
    en: 'A list of your products to print, post or hand to an inspector.',
    fr: 'Une liste de vos produits à imprimer, à afficher ou à remettre à une inspectrice ou à un inspecteur.',
  },
  sections: [
    {
      heading: { en: 'What it is', fr: 'De quoi il s’agit' },
      paragraphs: [
        {
          en: 'The index names the products of your collection in order, without the sheets themselves. It is handy on the wall of a store room, at the front of a paper binder, or to check an inventory.',
          fr: 'L’index énumère dans l’ordre les produits de votre collection, sans les fiches elles-mêmes. Il est pratique au mur d’un entrepôt, au début d’un cartable papier ou pour vérifier un inventaire.',
        },
      ],
    },
    {
      heading: { en: 'Make one', fr: 'En créer un' },
      steps: [
        {
          en: 'On the search page, filter until the results are the sheets to be listed, for instance those of one location. Without any filter, all are listed.',
          fr: 'Sur la page de recherche, filtrez jusqu’à obtenir les fiches à énumérer, par exemple celles d’un emplacement. Sans filtre, elles y sont toutes.',
        },
        {
          en: 'Choose “Create index” in the navigation under “Tools”, or “More actions”, then “Create an index”.',
          fr: 'Choisissez «\u00a0Créer un index\u00a0» dans la navigation, sous «\u00a0Outils\u00a0», ou dans «\u00a0Autres actions\u00a0», au-dessus des résultats.',
        },
        {
          en: 'Check the filters and the number of sheets. “Edit filters” leads back to the search to change them.',
          fr: 'Vérifiez les filtres et le nombre de fiches. «\u00a0Modifier les filtres\u00a0» ramène à la recherche pour les modifier.',
        },
        {
          en: 'Choose the language of the sheets and the order, by product name or by manufacturer. Dates and your organization’s own fields are included unless you untick them.',
          fr: 'Choisissez la langue des fiches et l’ordre, par nom du produit ou par fabricant. Les dates et les champs propres à votre organisation sont inclus, à moins que vous ne les décochiez.',
        },
        {
          en: 'Under “Grouped by”, choose what products stand under: their first letter, the place that holds them, or each class of their hazards.',
          fr: 'Sous «\u00a0Regrouper par\u00a0», choisissez sous quoi figurent les produits\u00a0: leur première lettre, l’endroit où ils se trouvent ou chacune de leurs classes de danger.',
        },
        {
          en: 'Under “Format”, choose “PDF” or “Web page to print”, then “Create the index”. It opens in a new window.',
          fr: 'Sous «\u00a0Format\u00a0», choisissez «\u00a0PDF\u00a0» ou «\u00a0Page web à imprimer\u00a0», puis «\u00a0Créer l’index\u00a0». Il s’ouvre dans une nouvelle fenêtre.',
        },
      ],
      note: {
        en: 'If no window opens, choose “Open the index” on the page. What you have made is also in the “Message centre”.',
        fr: 'Si aucune fenêtre ne s’ouvre, choisissez «\u00a0Ouvrir l’index\u00a0» sur la page. Ce que vous avez créé se trouve aussi dans le «\u00a0Centre de messages\u00a0».',
      },
      picture: guidePictures.collectionIndex,
    },
    {
      heading: { en: 'Index or Excel?', fr: 'Index ou Excel?' },
      paragraphs: [
        {
          en: 'The index is made to be read on paper. To sort, count or complete the list yourself, export it with “Excel” instead.',
          fr: 'L’index est fait pour être lu sur papier. Pour trier, compter ou compléter la liste vous-même, exportez-la plutôt avec «\u00a0Excel\u00a0».',
        },
      ],
    },
  ],
});
