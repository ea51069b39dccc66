import type { Mixture } from './mixture.ts';

/** Water treatment and pools. */
export const water: readonly Mixture[] = [
  {
    maker: 'norvex',
    names: { en: 'Polymer flocculant Florvex', fr: 'Floculant polymère Florvex' },
    codes: 'H319',
    ingredients: '124-04-9 1–5',
    variants: [
      { en: 'anionic', fr: 'anionique' },
      { en: 'cationic', fr: 'cationique' },
    ],
  },
  {
    maker: 'norvex',
    names: { en: 'Boiler treatment Chaudrex', fr: 'Traitement de chaudière Chaudrex' },
    codes: 'H290 H314',
    ingredients: '1310-73-2 5–10; 7681-57-4 1–5',
    variants: [
      { en: '100', fr: '100' },
      { en: '220', fr: '220' },
    ],
  },
  {
    maker: 'norvex',
    names: { en: 'Cooling tower biocide Tourvex', fr: 'Biocide pour tours de refroidissement Tourvex' },
    codes: 'H314 H317 H410',
    ingredients: '55965-84-9 1–5',
    variants: [{ en: '1.5 %', fr: '1,5 %' }],
  },
  {
    maker: 'norvex',
    names: { en: 'Scale inhibitor', fr: 'Inhibiteur de tartre' },
    codes: 'H290 H319',
    ingredients: '2809-21-4 10–30',
    variants: [
      { en: 'S-20', fr: 'S-20' },
      { en: 'S-40', fr: 'S-40' },
    ],
  },
  {
    maker: 'norvex',
    names: { en: 'Corrosion inhibitor', fr: 'Inhibiteur de corrosion' },
    codes: 'H302 H319 H412',
    ingredients: '95-14-7 5–10; 107-21-1 1–5',
    variants: [{ en: 'C-15', fr: 'C-15' }],
  },
  {
    maker: 'norvex',
    names: { en: 'Dechlorination tablets', fr: 'Pastilles de déchloration' },
    codes: 'H302 H318',
    ingredients: '7681-57-4 80–100',
  },
  {
    maker: 'norvex',
    names: { en: 'Polyaluminium chloride', fr: 'Polychlorure d’aluminium' },
    codes: 'H290 H318',
    ingredients: '1327-41-9 30–60',
    variants: [
      { en: '18 %', fr: '18 %' },
      { en: '23 %', fr: '23 %' },
    ],
  },
  {
    maker: 'brunelle',
    names: { en: 'Pool shock', fr: 'Traitement-choc pour piscines' },
    codes: 'H272 H302 H314 H335 H410',
    ingredients: '7778-54-3 60–80',
    variants: [
      { en: 'granular', fr: 'granulaire' },
      { en: 'tablets', fr: 'en pastilles' },
    ],
  },
  {
    maker: 'brunelle',
    names: { en: 'Algaecide Algastop', fr: 'Algicide Algastop' },
    codes: 'H318 H410',
    ingredients: '68391-01-5 10–30',
    variants: [{ en: '40 %', fr: '40 %' }],
  },
  {
    maker: 'brunelle',
    names: { en: 'pH minus', fr: 'Réducteur de pH' },
    codes: 'H318',
    ingredients: '7681-38-1 80–100',
    variants: [{ en: 'granular', fr: 'granulaire' }],
  },
];

/** Disinfectants and laundry products. */
export const disinfectants: readonly Mixture[] = [
  {
    maker: 'clearwater',
    names: { en: 'Quaternary disinfectant Baysan', fr: 'Désinfectant quaternaire Baysan' },
    codes: 'H302 H314 H410',
    ingredients: '68391-01-5 5–10; 7173-51-5 5–10',
    variants: [
      { en: 'concentrate', fr: 'concentré' },
      { en: 'lemon', fr: 'citron' },
    ],
  },
  {
    maker: 'clearwater',
    names: { en: 'Disinfecting wipes Baysan', fr: 'Lingettes désinfectantes Baysan' },
    codes: 'H320',
    ingredients: '68391-01-5 0.1–1',
    variants: [
      { en: '160 wipes', fr: '160 lingettes' },
      { en: 'XL 65', fr: 'TG 65' },
    ],
  },
  {
    maker: 'clearwater',
    names: { en: 'Accelerated peroxide cleaner Oxybay', fr: 'Nettoyant au peroxyde accéléré Oxybay' },
    codes: 'H318',
    ingredients: '7722-84-1 3–7; 68131-39-5 1–5',
    variants: [
      { en: 'concentrate', fr: 'concentré' },
      { en: 'ready to use', fr: 'prêt à l’emploi' },
    ],
  },
  {
    maker: 'sanivara',
    names: { en: 'Hand sanitiser Sanivara', fr: 'Désinfectant pour les mains Sanivara' },
    codes: 'H225 H319',
    ingredients: '64-17-5 60–80; 56-81-5 1–5',
    variants: [
      { en: 'gel', fr: 'gel' },
      { en: 'foam', fr: 'mousse' },
      { en: '4 L refill', fr: 'recharge 4 L' },
    ],
  },
  {
    maker: 'sanivara',
    names: { en: 'Instrument disinfectant Glutavara', fr: 'Désinfectant à instruments Glutavara' },
    codes: 'H302 H317 H319 H332 H334 H335',
    ingredients: '111-30-8 1–5',
    variants: [
      { en: '14 days', fr: '14 jours' },
      { en: '28 days', fr: '28 jours' },
    ],
  },
  {
    maker: 'sanivara',
    names: { en: 'Chlorhexidine scrub', fr: 'Savon à la chlorhexidine' },
    codes: 'H318 H411',
    ingredients: '18472-51-0 3–7; 67-63-0 3–7',
    variants: [
      { en: '2 %', fr: '2 %' },
      { en: '4 %', fr: '4 %' },
    ],
  },
  {
    maker: 'sanivara',
    names: { en: 'Chlorine tablets Sanitab', fr: 'Pastilles de chlore Sanitab' },
    codes: 'H302 H319 H335 H410',
    ingredients: '2893-78-9 45–70; 124-04-9 15–40',
    variants: [
      { en: '3.3 g', fr: '3,3 g' },
      { en: '8.5 g', fr: '8,5 g' },
    ],
  },
  {
    maker: 'sanivara',
    names: { en: 'Enzymatic detergent Enzyvara', fr: 'Détergent enzymatique Enzyvara' },
    codes: 'H334',
    ingredients: '9014-01-1 0.1–1; 68131-39-5 5–10',
    variants: [
      { en: 'single', fr: 'simple' },
      { en: 'triple', fr: 'triple' },
    ],
  },
  {
    maker: 'sanivara',
    names: { en: 'Peracetic sterilant Perastéril', fr: 'Stérilisant peracétique Perastéril' },
    codes: 'H242 H290 H302 H314 H335 H410',
    ingredients: '79-21-0 3–7; 7722-84-1 10–30; 64-19-7 5–10',
    variants: [{ en: '5 %', fr: '5 %' }],
  },
  {
    maker: 'sanivara',
    names: { en: 'Surface disinfectant Alcovara', fr: 'Désinfectant de surfaces Alcovara' },
    codes: 'H225 H319 H336',
    ingredients: '67-63-0 15–40; 68391-01-5 0.1–1',
    variants: [
      { en: 'spray', fr: 'pulvérisateur' },
      { en: 'wipes', fr: 'lingettes' },
    ],
  },
  {
    maker: 'sanivara',
    names: { en: 'Skin preparation swab', fr: 'Tampon de préparation cutanée' },
    codes: 'H225 H319 H336',
    ingredients: '67-63-0 60–80; 18472-51-0 1–5',
    variants: [
      { en: 'blue', fr: 'bleu' },
      { en: 'clear', fr: 'incolore' },
    ],
  },
  {
    maker: 'blanchex',
    names: { en: 'Laundry detergent Blanchex', fr: 'Détergent à lessive Blanchex' },
    codes: 'H318',
    ingredients: '68131-39-5 10–30; 497-19-8 5–10',
    variants: [
      { en: 'liquid', fr: 'liquide' },
      { en: 'powder', fr: 'en poudre' },
    ],
  },
  {
    maker: 'blanchex',
    names: { en: 'Laundry sour Blanchex', fr: 'Neutralisant à lessive Blanchex' },
    codes: 'H290 H314',
    ingredients: '64-19-7 15–40',
  },
  {
    maker: 'blanchex',
    names: { en: 'Laundry alkali Blanchex', fr: 'Alcali à lessive Blanchex' },
    codes: 'H290 H314',
    ingredients: '1310-73-2 15–40',
  },
  {
    maker: 'blanchex',
    names: { en: 'Laundry bleach, oxygen', fr: 'Javellisant à l’oxygène' },
    codes: 'H272 H302 H318',
    ingredients: '15630-89-4 30–60; 497-19-8 30–60',
  },
  {
    maker: 'blanchex',
    names: { en: 'Fabric softener Blanchex', fr: 'Assouplissant Blanchex' },
    codes: 'H320',
    ingredients: '67-63-0 1–5',
    variants: [{ en: 'unscented', fr: 'sans parfum' }],
  },
];
