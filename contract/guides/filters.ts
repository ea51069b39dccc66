import { attentionStatuses, effectiveStatuses } from '../sheets/effective-status.ts';
import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

/** The names of the statuses that ask for something, as the section of the panel has them. */
const statuses = {
  en: attentionStatuses.map((status) => `“${effectiveStatuses[status].en}”`).join(', '),
  fr: attentionStatuses.map((status) => `«\u00a0${effectiveStatuses[status].fr}\u00a0»`).join(', '),
};

export const filtersGuide = defineGuide({
  name: 'filters',
  title: { en: 'Filters', fr: 'Les filtres' },
  summary: {
    en: 'Narrow the results by location, language, manufacturer, date, pictogram and more.',
    fr: 'Resserrer les résultats par emplacement, langue, fabricant, date, pictogramme et plus encore.',
  },
  sections: [
    {
      heading: { en: 'Choose filters', fr: 'Choisir des filtres' },
      steps: [
        {
          en: 'Open a section of the panel on the left by its name. On a phone, choose “Filters” first.',
          fr: 'Ouvrez une section du panneau de gauche en cliquant sur son nom. Sur un téléphone, choisissez d’abord «\u00a0Filtres\u00a0».',
        },
        {
          en: 'Choose a value; the number beside it says how many sheets it would leave. Results change at once, except under “Format”, where you tick one or more and choose “Apply”.',
          fr: 'Choisissez une valeur; le nombre à côté indique combien de fiches il resterait. Les résultats changent aussitôt, sauf sous «\u00a0Format\u00a0», où vous cochez un ou plusieurs formats avant de choisir «\u00a0Appliquer\u00a0».',
        },
        {
          en: 'In long lists, type a few letters in the box on top, or choose “Load more”.',
          fr: 'Dans les longues listes, tapez quelques lettres dans le champ du haut ou choisissez «\u00a0En afficher plus\u00a0».',
        },
      ],
      picture: guidePictures.filters,
    },
    {
      heading: { en: 'What some sections mean', fr: 'Le sens de certaines sections' },
      paragraphs: [
        {
          en: `“Locations” is a tree: a place stands for everything within it. “SDS update range” keeps the sheets that changed in your collection between two dates. “Products requiring attention” lists those for which there is something to do: ${statuses.en}.`,
          fr: `«\u00a0Emplacements\u00a0» est une arborescence\u00a0: un emplacement comprend tout ce qu’il contient. «\u00a0Période de mise à jour\u00a0» garde les fiches modifiées dans votre collection entre deux dates. «\u00a0Produits à surveiller\u00a0» réunit celles qui demandent une action\u00a0: ${statuses.fr}.`,
        },
        {
          en: '“Hazard classes” keeps the sheets of a class, such as flammable liquids or carcinogenicity, as read off the sheet; “Signal word” those with that word. “Other language” finds the sheets whose product you do not have in the other language.',
          fr: '«\u00a0Classes de danger\u00a0» garde les fiches d’une classe, comme les liquides inflammables ou la cancérogénicité, telle que la fiche la donne; «\u00a0Mention d’avertissement\u00a0», celles qui portent cette mention. «\u00a0Autre langue\u00a0» trouve les fiches dont vous n’avez pas le produit dans l’autre langue.',
        },
        {
          en: 'Under “Hazardous products”, “Not identified” means that the hazards are unknown, not that there are none.',
          fr: 'Sous «\u00a0Produits dangereux\u00a0», «\u00a0Non déterminé\u00a0» signifie que les dangers ne sont pas connus, et non qu’il n’y en a pas.',
        },
        {
          en: 'If your organization shows ingredients, “On substance lists” keeps the products with an ingredient that a law or a health body names, in IARC’s group 1 for example. A list names a substance; it does not prohibit a product by that. The sheet’s page says which ingredient it is, and as what it is listed.',
          fr: 'Si votre organisation montre les ingrédients, «\u00a0Listes de substances\u00a0» garde les produits dont un ingrédient est nommé par une loi ou un organisme de santé, dans le groupe 1 du CIRC par exemple. Une liste nomme une substance; elle n’interdit pas pour autant un produit. La page de la fiche dit de quel ingrédient il s’agit et à quel titre il y figure.',
        },
      ],
    },
    {
      heading: { en: 'How filters combine', fr: 'Comment les filtres se combinent' },
      paragraphs: [
        {
          en: 'Filters of different sections narrow one another: a sheet has to meet them all. In “Locations”, “Format” and “WHMIS pictograms” you may choose several values, and a sheet with any of them is kept.',
          fr: 'Les filtres de sections différentes se resserrent l’un l’autre\u00a0: une fiche doit répondre à tous. Sous «\u00a0Emplacements\u00a0», «\u00a0Format\u00a0» et «\u00a0Pictogrammes SIMDUT\u00a0», vous pouvez choisir plusieurs valeurs, et une fiche qui a l’une d’elles est gardée.',
        },
      ],
    },
    {
      heading: { en: 'Remove filters', fr: 'Enlever des filtres' },
      paragraphs: [
        {
          en: 'Each filter at work stands above the results; its cross removes it. “Clear filters” removes them all. Your filters are still there when you come back to the page.',
          fr: 'Chaque filtre actif figure au-dessus des résultats; sa croix l’enlève. «\u00a0Effacer les filtres\u00a0» les enlève tous. Vos filtres vous attendent à votre retour sur la page.',
        },
      ],
      note: {
        en: 'A number smaller than you expect is often a filter left on.',
        fr: 'Un nombre de fiches plus petit que prévu? Un filtre est souvent resté actif.',
      },
    },
  ],
});
