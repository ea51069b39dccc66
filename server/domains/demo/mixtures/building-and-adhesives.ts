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

/** Adhesives, sealants and resins. */
export const adhesives: readonly Mixture[] = [
  {
    maker: 'sagamie',
    names: { en: 'Adhesive PL-77, contact, solvent-based', fr: 'Adhésif contact PL-77, à base de solvant' },
    codes: 'H225 H315 H336 H361d H373 H411',
    ingredients: '108-88-3 15–40; 110-54-3 10–30; 78-93-3 10–30',
  },
  {
    maker: 'sagamie',
    names: { en: 'Adhesive PL-82, contact, water-based', fr: 'Adhésif contact PL-82, à base d’eau' },
    codes: '',
    ingredients: '7732-18-5 30–60; 1314-13-2 1–5',
  },
  {
    maker: 'sagamie',
    names: { en: 'ABS pipe cement Tubosol', fr: 'Colle pour tuyaux d’ABS Tubosol' },
    codes: 'H225 H319 H336',
    ingredients: '78-93-3 60–80; 67-64-1 10–30',
    variants: [
      { en: 'black', fr: 'noire' },
      { en: 'yellow', fr: 'jaune' },
    ],
  },
  {
    maker: 'sagamie',
    names: { en: 'PVC primer Tubosol', fr: 'Apprêt pour PVC Tubosol' },
    codes: 'H225 H302 H319 H335 H336 H351',
    ingredients: '109-99-9 30–60; 78-93-3 30–60',
    variants: [
      { en: 'purple', fr: 'violet' },
      { en: 'clear', fr: 'incolore' },
    ],
  },
  {
    maker: 'sagamie',
    names: { en: 'Construction adhesive Fixobloc', fr: 'Adhésif de construction Fixobloc' },
    codes: 'H225 H336 H361f',
    ingredients: '142-82-5 5–10; 1317-65-3 30–60',
    variants: [
      { en: 'interior', fr: 'intérieur' },
      { en: 'exterior', fr: 'extérieur' },
    ],
  },
  {
    maker: 'ultranova',
    names: { en: 'Instant adhesive UN-401', fr: 'Adhésif instantané UN-401' },
    codes: 'H227 H315 H319 H335',
    ingredients: '7085-85-0 80–100',
    variants: [
      { en: '20 g', fr: '20 g' },
      { en: '500 g', fr: '500 g' },
    ],
  },
  {
    maker: 'ultranova',
    names: { en: 'Threadlocker UN-243, medium', fr: 'Frein-filet UN-243, résistance moyenne' },
    codes: 'H315 H317 H319 H335',
    ingredients: '868-77-9 5–10; 80-15-9 1–5',
    variants: [
      { en: '10 mL', fr: '10 mL' },
      { en: '250 mL', fr: '250 mL' },
    ],
  },
  {
    maker: 'polyvex',
    names: { en: 'Epoxy adhesive Polybond, part A', fr: 'Adhésif époxy Polybond, partie A' },
    codes: 'H315 H317 H319 H411',
    ingredients: '25068-38-6 60–80',
    variants: [
      { en: '5 min', fr: '5 min' },
      { en: 'structural', fr: 'structural' },
    ],
  },
  {
    maker: 'polyvex',
    names: { en: 'Epoxy adhesive Polybond, part B', fr: 'Adhésif époxy Polybond, partie B' },
    codes: 'H302 H314 H317',
    ingredients: '112-24-3 10–30; 90-72-2 5–10',
    variants: [
      { en: '5 min', fr: '5 min' },
      { en: 'structural', fr: 'structural' },
    ],
  },
  {
    maker: 'polyvex',
    names: { en: 'Polyester laminating resin', fr: 'Résine de stratification en polyester' },
    codes: 'H226 H315 H319 H332 H361d H372',
    ingredients: '100-42-5 30–60',
    variants: [
      { en: 'general purpose', fr: 'tout usage' },
      { en: 'fire-retardant', fr: 'ignifuge' },
      { en: 'marine', fr: 'marine' },
    ],
  },
  {
    maker: 'polyvex',
    names: { en: 'Expanding foam sealant', fr: 'Mousse isolante expansive' },
    codes: 'H222 H229 H315 H317 H319 H332 H334 H335 H351 H373',
    ingredients: '9016-87-9 30–60; 68476-86-8 10–30',
    variants: [
      { en: 'gun', fr: 'pistolet' },
      { en: 'straw', fr: 'avec tube' },
    ],
  },
  {
    maker: 'polyvex',
    names: { en: 'Silicone sealant Silvex', fr: 'Scellant à la silicone Silvex' },
    codes: '',
    ingredients: '63148-62-9 60–80; 7631-86-9 5–10',
    variants: [
      { en: 'clear', fr: 'transparent' },
      { en: 'white', fr: 'blanc' },
      { en: 'high temperature', fr: 'haute température' },
    ],
  },
  {
    maker: 'polyvex',
    names: { en: 'Gelcoat Polyvex', fr: 'Gelcoat Polyvex' },
    codes: 'H226 H315 H319 H332 H361d H372',
    ingredients: '100-42-5 30–60; 80-62-6 1–5',
    variants: [
      { en: 'white', fr: 'blanc' },
      { en: 'neutral', fr: 'neutre' },
    ],
  },
];
