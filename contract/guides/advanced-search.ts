import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const advancedSearchGuide = defineGuide({
  name: 'advanced-search',
  title: { en: 'Advanced search', fr: 'La recherche avancée' },
  summary: {
    en: 'Combine conditions on several fields, and leave out what you do not want.',
    fr: 'Combiner des conditions sur plusieurs champs et écarter ce dont vous ne voulez pas.',
  },
  sections: [
    {
      heading: { en: 'When it helps', fr: 'Quand elle est utile' },
      paragraphs: [
        {
          en: 'The keyword box is enough to find one product. The advanced search answers questions such as: which acetone do we have that does not come from this manufacturer? Which products are in this or that storage cabinet?',
          fr: 'Le champ du mot-clé suffit pour trouver un produit. La recherche avancée répond à des questions comme celles-ci\u00a0: quelle acétone avons-nous qui ne vient pas de ce fabricant? Quels produits sont dans telle ou telle armoire?',
        },
      ],
    },
    {
      heading: { en: 'Build the search', fr: 'Préparer la recherche' },
      steps: [
        {
          en: 'On the search page, choose “Advanced search” beside the keyword box.',
          fr: 'Sur la page de recherche, choisissez «\u00a0Recherche avancée\u00a0» à côté du champ du mot-clé.',
        },
        {
          en: 'Choose “All conditions (AND)” for sheets that meet every condition, or “Any condition (OR)” for those that meet at least one.',
          fr: 'Choisissez «\u00a0Toutes les conditions (ET)\u00a0» pour les fiches qui répondent à chacune des conditions, ou «\u00a0Au moins une condition (OU)\u00a0» pour celles qui répondent à l’une d’elles.',
        },
        {
          en: 'In each line, choose the field, “contains” or “does not contain”, and type a keyword.',
          fr: 'Sur chaque ligne, choisissez le champ, «\u00a0contient\u00a0» ou «\u00a0ne contient pas\u00a0», et tapez un mot-clé.',
        },
        {
          en: '“Add a condition” gives another line once those above are filled in. The bin at the end of a line deletes it.',
          fr: '«\u00a0Ajouter une condition\u00a0» donne une autre ligne dès que les précédentes sont remplies. La corbeille au bout d’une ligne la supprime.',
        },
        { en: 'Choose “Search”.', fr: 'Choisissez «\u00a0Chercher\u00a0».' },
      ],
      note: {
        en: 'The beginning of a word is enough, and accents, capitals and the hyphens of a CAS number do not matter.',
        fr: 'Le début d’un mot suffit; les accents, les majuscules et les tirets d’un numéro CAS n’ont pas d’importance.',
      },
      picture: guidePictures.advancedSearch,
    },
    {
      heading: { en: 'Change it or put it away', fr: 'La modifier ou l’effacer' },
      paragraphs: [
        {
          en: 'The conditions stand above the results like any filter, and the other filters narrow them further. “Advanced search” opens them again as you left them; “Reset” empties them. To use them again another day, choose “Save search”.',
          fr: 'Les conditions figurent au-dessus des résultats comme tout autre filtre, et les autres filtres les resserrent encore. «\u00a0Recherche avancée\u00a0» les rouvre telles quelles; «\u00a0Réinitialiser\u00a0» les vide. Pour les réutiliser un autre jour, choisissez «\u00a0Enregistrer\u00a0».',
        },
      ],
    },
  ],
});
