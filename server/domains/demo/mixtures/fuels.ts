import type { Mixture } from './mixture.ts';

/** Fuels, vehicle fluids and de-icers. */
export const fuels: readonly Mixture[] = [
  {
    maker: 'grandmarais',
    names: { en: 'Diesel fuel', fr: 'Carburant diesel' },
    codes: 'H226 H304 H315 H332 H351 H373 H411',
    un: '1202',
    ingredients: '68476-34-6 80–100',
    variants: [
      { en: 'ultra-low sulphur', fr: 'à très faible teneur en soufre' },
      { en: 'winter', fr: 'hiver' },
      { en: 'coloured', fr: 'coloré' },
    ],
  },
  {
    maker: 'grandmarais',
    names: { en: 'Gasoline, unleaded', fr: 'Essence sans plomb' },
    codes: 'H224 H304 H315 H336 H340 H350 H361 H411',
    un: '1203',
    ingredients: '8006-61-9 80–100; 108-88-3 5–10; 71-43-2 0.5–1.5',
    variants: [
      { en: '87', fr: '87' },
      { en: '91', fr: '91' },
    ],
  },
  {
    maker: 'grandmarais',
    names: { en: 'Kerosene', fr: 'Kérosène' },
    codes: 'H226 H304 H315 H336 H411',
    un: '1223',
    ingredients: '8008-20-6 80–100',
    variants: [{ en: '1-K', fr: '1-K' }],
  },
  {
    maker: 'grandmarais',
    names: { en: 'Two-stroke fuel mix', fr: 'Mélange de carburant deux temps' },
    codes: 'H224 H304 H315 H336 H340 H350',
    un: '1203',
    ingredients: '8006-61-9 80–100',
    variants: [
      { en: '50:1', fr: '50:1' },
      { en: '40:1', fr: '40:1' },
    ],
  },
  {
    maker: 'grandmarais',
    names: { en: 'Diesel exhaust fluid Bleudef', fr: 'Fluide d’échappement diesel Bleudef' },
    codes: '',
    ingredients: '57-13-6 30–60; 7732-18-5 60–80',
    variants: [
      { en: '10 L', fr: '10 L' },
      { en: '1000 L', fr: '1000 L' },
    ],
  },
  {
    maker: 'caribou',
    names: { en: 'Antifreeze Caribou', fr: 'Antigel Caribou' },
    codes: 'H302 H373',
    ingredients: '107-21-1 80–100',
    variants: [
      { en: 'green', fr: 'vert' },
      { en: 'orange', fr: 'orange' },
      { en: 'heavy duty', fr: 'usage intensif' },
    ],
  },
  {
    maker: 'caribou',
    names: { en: 'Antifreeze Caribou, propylene', fr: 'Antigel Caribou au propylène' },
    codes: '',
    ingredients: '57-55-6 80–100',
    variants: [
      { en: 'RV', fr: 'VR' },
      { en: 'HVAC', fr: 'CVCA' },
    ],
  },
  {
    maker: 'caribou',
    names: { en: 'Windshield washer fluid', fr: 'Liquide lave-glace' },
    codes: 'H226 H301 H311 H331 H370',
    ingredients: '67-56-1 30–60; 7732-18-5 60–80',
    variants: [
      { en: '−40 °C', fr: '−40 °C' },
      { en: '−35 °C', fr: '−35 °C' },
    ],
  },
  {
    maker: 'caribou',
    names: { en: 'Brake fluid Arrêtol', fr: 'Liquide de frein Arrêtol' },
    codes: 'H319 H361d',
    ingredients: '112-34-5 10–30',
    variants: [
      { en: 'DOT 3', fr: 'DOT 3' },
      { en: 'DOT 4', fr: 'DOT 4' },
    ],
  },
  {
    maker: 'caribou',
    names: { en: 'Gas line antifreeze', fr: 'Antigel de conduite d’essence' },
    codes: 'H225 H301 H311 H331 H370',
    ingredients: '67-56-1 80–100',
    variants: [{ en: '150 mL', fr: '150 mL' }],
  },
  {
    maker: 'caribou',
    names: { en: 'Starting fluid, aerosol', fr: 'Aide au démarrage en aérosol' },
    codes: 'H222 H229 H302 H304 H336',
    ingredients: '60-29-7 30–60; 142-82-5 30–60',
  },
  {
    maker: 'caribou',
    names: { en: 'Battery electrolyte', fr: 'Électrolyte pour batteries' },
    codes: 'H290 H314',
    ingredients: '7664-93-9 30–60',
    variants: [{ en: '37 %', fr: '37 %' }],
  },
  {
    maker: 'caribou',
    names: { en: 'Ice melter Fonte-Vite', fr: 'Fondant à glace Fonte-Vite' },
    codes: 'H319',
    ingredients: '10043-52-4 60–80; 7647-14-5 10–30',
    variants: [
      { en: 'pellets', fr: 'en granules' },
      { en: 'flakes', fr: 'en paillettes' },
    ],
  },
];
