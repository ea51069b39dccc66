import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const collectionOverviewGuide = defineGuide({
  name: 'collection-overview',
  title: { en: 'The state of your collection', fr: 'L’état de votre collection' },
  summary: {
    en: 'Figures, lists of substances, what is new, storage and versions compared, for collection and company administrators.',
    fr: 'Les chiffres, les listes de substances, les nouveautés, l’entreposage et la comparaison des versions, pour les personnes qui administrent la collection ou le compte de l’entreprise.',
  },
  sections: [
    {
      heading: { en: 'The overview', fr: 'L’aperçu' },
      paragraphs: [
        {
          en: 'Open “Tools” in the navigation, then “Overview”: hazards by location, pictograms, classes, what needs attention, age, format and language, of the whole collection or of one location. Every figure opens its sheets in the search. The page prints, and its figures are exported to Excel.',
          fr: 'Ouvrez «\u00a0Outils\u00a0» dans la navigation, puis «\u00a0Aperçu\u00a0»\u00a0: dangers par emplacement, pictogrammes, classes, ce qui est à surveiller, âge, format et langue, pour toute la collection ou pour un emplacement. Chaque chiffre ouvre ses fiches dans la recherche. La page s’imprime, et ses chiffres s’exportent vers Excel.',
        },
      ],
      picture: guidePictures.collectionOverview,
    },
    {
      heading: { en: 'Watch lists, and hear what is new', fr: 'Surveiller des listes et suivre les nouveautés' },
      paragraphs: [
        {
          en: 'If your organization shows ingredients, “On lists of substances” counts the sheets with an ingredient that a law or a health body names. Choose there which lists to watch: an addition on one of them says so in the “Message centre”, and everybody who manages the collection is mailed.',
          fr: 'Si votre organisation affiche les ingrédients, «\u00a0Sur des listes de substances\u00a0» compte les fiches dont un ingrédient est nommé par une loi ou un organisme de santé. Choisissez-y les listes à surveiller\u00a0: un ajout qui figure sur l’une d’elles est signalé dans le «\u00a0Centre de messages\u00a0», et toutes les personnes qui gèrent la collection reçoivent un courriel.',
        },
        {
          en: 'Under “What is new”, a message every Monday tells what was added, replaced and removed and what is now three years old. It can be switched off for the organization.',
          fr: 'Sous «\u00a0Quoi de neuf\u00a0», un message annonce chaque lundi ce qui a été ajouté, remplacé ou retiré et ce qui a maintenant trois ans. On peut le désactiver pour l’organisation.',
        },
      ],
    },
    {
      heading: { en: 'What stands together', fr: 'Ce qui est rangé ensemble' },
      paragraphs: [
        {
          en: '“Storage”, reached from the overview, shows the groups of products that stand in one place and are commonly kept apart, with why, what to do and the source. What has a good reason to stay can be accepted, with the reason and until when; your name stands with it.',
          fr: '«\u00a0Entreposage\u00a0», qu’on ouvre depuis l’aperçu, montre les groupes de produits rangés au même endroit et que l’on tient d’ordinaire séparés, avec le motif, ce qu’il faut faire et la source. Ce qui a une bonne raison d’y rester peut être accepté, avec cette raison et une échéance; votre nom l’accompagne.',
        },
      ],
      note: {
        en: 'It is advice, not law. Sections 7 and 10 of each sheet take precedence, and what is not named is not thereby safe.',
        fr: 'Ce sont des conseils, non la loi. Les sections 7 et 10 de chaque fiche l’emportent, et ce qui n’est pas nommé n’est pas pour autant sans danger.',
      },
      picture: guidePictures.storage,
    },
    {
      heading: { en: 'Compare two versions', fr: 'Comparer deux versions' },
      steps: [
        {
          en: 'On the page of a sheet that has others, choose one under “Other versions of this sheet”.',
          fr: 'Sur la page d’une fiche qui en a d’autres, choisissez-en une sous «\u00a0Autres versions de cette fiche\u00a0».',
        },
        {
          en: 'Choose “Compare”. Hazards, ingredients, first aid and numbers that changed come first, then each section with the words marked.',
          fr: 'Choisissez «\u00a0Comparer\u00a0». Viennent d’abord les dangers, les ingrédients, les premiers soins et les numéros qui ont changé, puis chaque section avec les mots marqués.',
        },
      ],
      note: {
        en: 'This is what was read off both sheets, and it may be mistaken: the PDFs go first.',
        fr: 'C’est ce qui a été lu sur les deux fiches, et cela peut être erroné\u00a0: les PDF l’emportent.',
      },
    },
  ],
});
