import type { Mixture } from './mixture.ts';

/** Building materials. */
export const building: readonly Mixture[] = [
  {
    maker: 'rockcliff',
    names: { en: 'Portland cement', fr: 'Ciment Portland' },
    codes: 'H315 H317 H318 H335 H350 H372',
    ingredients: '65997-15-1 80–100; 14808-60-7 0.1–1; 1305-78-8 0.5–1.5',
    variants: [
      { en: 'type GU', fr: 'type GU' },
      { en: 'type HE', fr: 'type HE' },
    ],
  },
  {
    maker: 'rockcliff',
    names: { en: 'Ready-mix concrete, bagged', fr: 'Béton prémélangé en sac' },
    codes: 'H315 H317 H318 H335 H350 H372',
    ingredients: '65997-15-1 15–40; 14808-60-7 30–60',
    variants: [
      { en: '25 MPa', fr: '25 MPa' },
      { en: '40 MPa', fr: '40 MPa' },
    ],
  },
  {
    maker: 'rockcliff',
    names: { en: 'Non-shrink grout', fr: 'Coulis sans retrait' },
    codes: 'H315 H317 H318 H350 H372',
    ingredients: '65997-15-1 30–60; 14808-60-7 30–60',
  },
  {
    maker: 'rockcliff',
    names: { en: 'Joint compound', fr: 'Composé à joints' },
    codes: '',
    ingredients: '1317-65-3 60–80; 7732-18-5 15–40',
    variants: [
      { en: 'all-purpose', fr: 'tout usage' },
      { en: 'light', fr: 'léger' },
    ],
  },
  {
    maker: 'rockcliff',
    names: { en: 'Concrete sealer Scellbéton', fr: 'Scellant à béton Scellbéton' },
    codes: 'H225 H304 H315 H336 H373',
    ingredients: '1330-20-7 30–60; 64742-95-6 10–30',
    variants: [
      { en: 'gloss', fr: 'lustré' },
      { en: 'matte', fr: 'mat' },
    ],
  },
  {
    maker: 'rockcliff',
    names: { en: 'Concrete etcher', fr: 'Décapant à béton' },
    codes: 'H290 H314 H335',
    ingredients: '7647-01-0 15–40',
  },
  {
    maker: 'rockcliff',
    names: { en: 'Wood preservative', fr: 'Préservatif du bois' },
    codes: 'H304 H410',
    ingredients: '64742-47-8 60–80; 55406-53-6 0.5–1.5',
    variants: [
      { en: 'clear', fr: 'incolore' },
      { en: 'green', fr: 'vert' },
    ],
  },
  {
    maker: 'rockcliff',
    names: { en: 'Roofing cement', fr: 'Ciment plastique à toiture' },
    codes: 'H226 H304 H336',
    ingredients: '8052-42-4 30–60; 8052-41-3 15–40',
  },
];
