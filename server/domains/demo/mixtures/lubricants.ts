import type { Mixture } from './mixture.ts';

/** Lubricants, metalworking fluids and workshop aerosols. */
export const lubricants: readonly Mixture[] = [
  {
    maker: 'superior',
    names: { en: 'Superior Shore engine oil', fr: 'Huile à moteur Superior Shore' },
    codes: '',
    ingredients: '72623-87-1 80–100',
    variants: [
      { en: '5W-30', fr: '5W-30' },
      { en: '10W-30', fr: '10W-30' },
      { en: '15W-40', fr: '15W-40' },
    ],
  },
  {
    maker: 'superior',
    names: { en: 'Superior Shore hydraulic oil', fr: 'Huile hydraulique Superior Shore' },
    codes: '',
    ingredients: '64742-54-7 80–100',
    variants: [
      { en: 'ISO 32', fr: 'ISO 32' },
      { en: 'ISO 46', fr: 'ISO 46' },
      { en: 'ISO 68', fr: 'ISO 68' },
    ],
  },
  {
    maker: 'superior',
    names: { en: 'Gear oil Granitol', fr: 'Huile à engrenages Granitol' },
    codes: 'H317 H412',
    ingredients: '64742-65-0 80–100',
    variants: [
      { en: '75W-90', fr: '75W-90' },
      { en: '80W-90', fr: '80W-90' },
    ],
  },
  {
    maker: 'chaudiere',
    names: { en: 'Cutting fluid Coupaline, soluble', fr: 'Fluide de coupe soluble Coupaline' },
    codes: 'H317 H319',
    ingredients: '64742-54-7 30–60; 102-71-6 5–10; 2634-33-5 0.1–1',
    variants: [
      { en: 'concentrate', fr: 'concentré' },
      { en: 'ready to use', fr: 'prêt à l’emploi' },
    ],
  },
  {
    maker: 'chaudiere',
    names: { en: 'Cutting oil Coupaline, straight', fr: 'Huile de coupe entière Coupaline' },
    codes: 'H304',
    ingredients: '64742-47-8 80–100',
    variants: [
      { en: 'light', fr: 'légère' },
      { en: 'heavy', fr: 'épaisse' },
    ],
  },
  {
    maker: 'chaudiere',
    names: { en: 'Lithium grease Graissol', fr: 'Graisse au lithium Graissol' },
    codes: '',
    ingredients: '64742-65-0 60–80; 7620-77-1 5–10',
    variants: [
      { en: 'EP 1', fr: 'EP 1' },
      { en: 'EP 2', fr: 'EP 2' },
      { en: 'food grade', fr: 'qualité alimentaire' },
    ],
  },
  {
    maker: 'chaudiere',
    names: { en: 'Moly grease Graissol', fr: 'Graisse au molybdène Graissol' },
    codes: 'H412',
    ingredients: '64742-65-0 60–80; 1317-33-5 1–5',
  },
  {
    maker: 'ultranova',
    names: { en: 'Anti-seize compound', fr: 'Antigrippant' },
    codes: '',
    ingredients: '64742-54-7 30–60; 7782-42-5 10–30',
    variants: [{ en: 'NS-800', fr: 'NS-800' }],
  },
  {
    maker: 'ultranova',
    names: { en: 'Anti-seize compound, copper', fr: 'Antigrippant au cuivre' },
    codes: 'H410',
    ingredients: '7440-50-8 15–40; 64742-54-7 30–60',
    variants: [{ en: 'CU-600', fr: 'CU-600' }],
  },
  {
    maker: 'ultranova',
    names: { en: 'Penetrating oil PX-9, aerosol', fr: 'Huile pénétrante PX-9 en aérosol' },
    codes: 'H222 H229 H304 H336',
    ingredients: '64742-47-8 60–80; 68476-86-8 10–30',
  },
  {
    maker: 'ultranova',
    names: { en: 'Brake cleaner BC-5, aerosol', fr: 'Nettoyant à freins BC-5 en aérosol' },
    codes: 'H222 H229 H315 H319 H336 H361d H373',
    ingredients: '67-64-1 30–60; 108-88-3 10–30; 124-38-9 5–10',
  },
  {
    maker: 'ultranova',
    names: { en: 'Brake cleaner BC-8, chlorinated, aerosol', fr: 'Nettoyant à freins BC-8 chloré en aérosol' },
    codes: 'H229 H315 H319 H336 H351 H411',
    ingredients: '127-18-4 80–100; 124-38-9 1–5',
  },
  {
    maker: 'ultranova',
    names: { en: 'Contact cleaner EC-2, aerosol', fr: 'Nettoyant à contacts EC-2 en aérosol' },
    codes: 'H222 H229 H319 H336',
    ingredients: '67-63-0 60–80; 124-38-9 5–10',
  },
  {
    maker: 'ultranova',
    names: { en: 'Belt dressing CD-4, aerosol', fr: 'Enduit à courroies CD-4 en aérosol' },
    codes: 'H222 H229 H304 H315 H336 H411',
    ingredients: '142-82-5 30–60; 68476-86-8 15–40',
  },
  {
    maker: 'chaudiere',
    names: { en: 'Chain oil Scie-Nord', fr: 'Huile à chaîne Scie-Nord' },
    codes: '',
    ingredients: '64742-54-7 80–100',
    variants: [
      { en: 'summer', fr: 'été' },
      { en: 'winter', fr: 'hiver' },
    ],
  },
  {
    maker: 'superior',
    names: { en: 'Compressor oil', fr: 'Huile à compresseur' },
    codes: '',
    ingredients: '64742-54-7 80–100',
    variants: [
      { en: 'ISO 100', fr: 'ISO 100' },
      { en: 'ISO 150', fr: 'ISO 150' },
    ],
  },
  {
    maker: 'superior',
    names: { en: 'Transformer oil', fr: 'Huile pour transformateurs' },
    codes: 'H304',
    ingredients: '64742-47-8 80–100',
    variants: [{ en: 'inhibited', fr: 'inhibée' }],
  },
  {
    maker: 'superior',
    names: { en: 'Quench oil', fr: 'Huile de trempe' },
    codes: 'H304',
    ingredients: '64742-54-7 80–100',
    variants: [
      { en: 'fast', fr: 'rapide' },
      { en: 'slow', fr: 'lente' },
    ],
  },
  {
    maker: 'chaudiere',
    names: { en: 'Way oil Glissière', fr: 'Huile à glissières' },
    codes: '',
    ingredients: '64742-54-7 80–100',
    variants: [
      { en: 'ISO 68', fr: 'ISO 68' },
      { en: 'ISO 220', fr: 'ISO 220' },
    ],
  },
];
