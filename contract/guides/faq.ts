import { defineGuide } from './guide.ts';

export const faqGuide = defineGuide({
  name: 'faq',
  title: { en: 'Frequent questions', fr: 'Questions fréquentes' },
  summary: {
    en: 'Short answers to what we are asked most.',
    fr: 'De courtes réponses à ce qu’on nous demande le plus souvent.',
  },
  sections: [
    {
      heading: { en: 'I cannot find a product. Why?', fr: 'Je ne trouve pas un produit. Pourquoi?' },
      paragraphs: [
        {
          en: 'Choose “Clear filters”, then type only the beginning of the name, or the product ID on the container. Misspelt words are forgiven, and a word that no sheet has is left out; still, fewer words find more. With a read-only account, you see your own locations only.',
          fr: 'Choisissez «\u00a0Effacer les filtres\u00a0», puis tapez seulement le début du nom, ou le code de produit inscrit sur le contenant. Les fautes sont pardonnées et un mot qu’aucune fiche ne contient est laissé de côté; il reste que moins il y a de mots, plus vous trouvez. Un compte en lecture seule ne montre que vos propres emplacements.',
        },
        {
          en: 'If the sheet is really missing, do not use the product without it: tell the person in charge, who can send it with “Add safety data sheets”.',
          fr: 'Si la fiche manque vraiment, n’utilisez pas le produit sans elle\u00a0: prévenez la personne responsable, qui peut l’envoyer avec «\u00a0Ajouter des fiches\u00a0».',
        },
      ],
    },
    {
      heading: {
        en: 'What does the mark “over 3 years” mean?',
        fr: 'Que veut dire la mention «\u00a0plus de 3 ans\u00a0»?',
      },
      paragraphs: [
        {
          en: 'The sheet is dated more than three years ago. Its content may still be right, but ask the supplier whether there is a newer one, and send that one to be added. “Products requiring attention” among the filters lists sheets whose product is discontinued, not for sale in Canada, or no longer updated.',
          fr: 'La fiche date de plus de trois ans. Son contenu est peut-être encore juste, mais demandez au fournisseur s’il en existe une plus récente et faites ajouter celle-là. Parmi les filtres, «\u00a0Produits à surveiller\u00a0» énumère les fiches qui ne sont plus mises à jour et celles dont le produit n’est plus fabriqué ou n’est pas vendu au Canada.',
        },
      ],
    },
    {
      heading: {
        en: 'No pictogram: is the product safe?',
        fr: 'Aucun pictogramme\u00a0: le produit est-il sans danger?',
      },
      paragraphs: [
        {
          en: 'Not necessarily. “Not hazardous” means that WHMIS does not classify it as hazardous. “Hazardous, no pictogram” means that it has hazards for which WHMIS has no pictogram. “No hazard information” means that nobody has told us. In each case, read the sheet.',
          fr: 'Pas forcément. «\u00a0Non dangereux\u00a0» signifie que le SIMDUT ne le classe pas comme dangereux. «\u00a0Dangereux, sans pictogramme\u00a0» signifie qu’il présente des dangers pour lesquels le SIMDUT n’a pas de pictogramme. «\u00a0Dangers non précisés\u00a0» signifie que personne ne nous les a indiqués. Dans tous les cas, lisez la fiche.',
        },
      ],
    },
    {
      heading: { en: 'The sheet is not in my language.', fr: 'La fiche n’est pas dans ma langue.' },
      paragraphs: [
        {
          en: 'Its details page says “This sheet is in French.” and, if there is one, offers “Open the English sheet”. Otherwise the PDF opens in French: ask the supplier for the English sheet, which Canadian law requires for a hazardous product.',
          fr: 'Sa page de détails indique «\u00a0Cette fiche est en anglais.\u00a0» et, s’il y en a une, offre «\u00a0Ouvrir la fiche en français\u00a0». Sinon, le PDF s’ouvre en anglais\u00a0: demandez au fournisseur la fiche en français, que la loi canadienne exige pour un produit dangereux.',
        },
      ],
    },
    {
      heading: { en: 'Who can help me?', fr: 'Qui peut m’aider?' },
      paragraphs: [
        {
          en: 'The name and the address of your company administrator stand below the filters of the search page, or on a small screen below the sheets that it finds. To reach us, open “Support” in the navigation, then “Contact us”. About a request, open it in the “Message centre” and write a note there: a request sent by mistake can be stopped that way too.',
          fr: 'Le nom et l’adresse de la personne qui administre le compte de votre entreprise figurent sous les filtres de la page de recherche ou, sur un petit écran, sous les fiches trouvées. Pour nous écrire, ouvrez «\u00a0Soutien\u00a0» dans la navigation, puis «\u00a0Nous joindre\u00a0». Au sujet d’une demande, ouvrez-la dans le «\u00a0Centre de messages\u00a0» et écrivez-y une note\u00a0: vous pouvez aussi nous signaler ainsi une demande envoyée par erreur.',
        },
      ],
    },
  ],
});
