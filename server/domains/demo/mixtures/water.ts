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
