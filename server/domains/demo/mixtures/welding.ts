import type { Mixture } from './mixture.ts';

/** Welding, shielding gases and abrasives. */
export const welding: readonly Mixture[] = [
  {
    maker: 'tamarack',
    names: { en: 'Covered electrode', fr: 'Électrode enrobée' },
    codes: 'H317 H350 H372',
    ingredients: '7439-89-6 60–80; 7439-96-5 1–5; 7440-47-3 0.5–1.5',
    variants: [
      { en: 'E6010', fr: 'E6010' },
      { en: 'E7018', fr: 'E7018' },
      { en: 'E308L', fr: 'E308L' },
    ],
  },
  {
    maker: 'tamarack',
    names: { en: 'Solid welding wire', fr: 'Fil d’apport plein' },
    codes: 'H373',
    ingredients: '7439-89-6 80–100; 7439-96-5 1–5',
    variants: [
      { en: 'ER70S-6', fr: 'ER70S-6' },
      { en: 'ER70S-3', fr: 'ER70S-3' },
    ],
  },
  {
    maker: 'tamarack',
    names: { en: 'Flux-cored wire', fr: 'Fil fourré' },
    codes: 'H372',
    ingredients: '7439-89-6 60–80; 7439-96-5 1–5',
    variants: [
      { en: 'E71T-1', fr: 'E71T-1' },
      { en: 'E71T-11', fr: 'E71T-11' },
    ],
  },
  {
    maker: 'tamarack',
    names: { en: 'Silver brazing flux', fr: 'Flux de brasage à l’argent' },
    codes: 'H302 H314 H360FD',
    ingredients: '10043-35-3 30–60; 7681-49-4 5–10',
    variants: [
      { en: 'white', fr: 'blanc' },
      { en: 'black', fr: 'noir' },
    ],
  },
  {
    maker: 'tamarack',
    names: { en: 'Soldering flux paste', fr: 'Pâte à souder' },
    codes: 'H302 H314 H410',
    ingredients: '7646-85-7 15–40; 12125-02-9 5–10',
  },
  {
    maker: 'tamarack',
    names: { en: 'Solder wire', fr: 'Fil à souder' },
    codes: 'H360FD H362 H410',
    ingredients: '7439-92-1 30–60; 7440-31-5 60–80',
    variants: [{ en: '60/40', fr: '60/40' }],
  },
  {
    maker: 'tamarack',
    names: { en: 'Anti-spatter spray', fr: 'Antiprojection en aérosol' },
    codes: 'H229 H336 H351',
    ingredients: '75-09-2 60–80; 124-38-9 5–10',
  },
  {
    maker: 'boreal',
    names: { en: 'Shielding gas Arcal-Nord 75/25', fr: 'Gaz de protection Arcal-Nord 75/25' },
    codes: 'H280',
    ingredients: '7440-37-1 65–85; 124-38-9 15–40',
  },
  {
    maker: 'boreal',
    names: { en: 'Shielding gas Tri-Nord, stainless', fr: 'Gaz de protection Tri-Nord, inox' },
    codes: 'H280',
    ingredients: '7440-59-7 80–100; 7440-37-1 7–13; 124-38-9 1–5',
  },
  {
    maker: 'boreal',
    names: { en: 'Calibration gas, 4 gases', fr: 'Gaz d’étalonnage, 4 gaz' },
    codes: 'H280',
    ingredients: '7727-37-9 60–80; 7782-44-7 10–30; 74-82-8 1–5',
    variants: [
      { en: '58 L', fr: '58 L' },
      { en: '103 L', fr: '103 L' },
    ],
  },
  {
    maker: 'boreal',
    names: { en: 'Breathing air, compressed', fr: 'Air respirable comprimé' },
    codes: 'H280',
    ingredients: '7727-37-9 60–80; 7782-44-7 15–40',
  },
  {
    maker: 'cobaltridge',
    names: { en: 'Hardfacing powder', fr: 'Poudre de rechargement dur' },
    codes: 'H317 H350 H372',
    ingredients: '12070-12-1 30–60; 7440-48-4 10–30; 7440-02-0 5–10',
    variants: [
      { en: 'WC-12', fr: 'WC-12' },
      { en: 'WC-17', fr: 'WC-17' },
    ],
  },
  {
    maker: 'ironwood',
    names: { en: 'Grinding wheel Meulor', fr: 'Meule Meulor' },
    codes: '',
    ingredients: '1344-28-1 60–80',
    variants: [
      { en: 'A24', fr: 'A24' },
      { en: 'A60', fr: 'A60' },
    ],
  },
  {
    maker: 'ironwood',
    names: { en: 'Blasting grit', fr: 'Grenaille de décapage' },
    codes: '',
    ingredients: '1344-28-1 80–100',
    variants: [
      { en: '#80', fr: 'n° 80' },
      { en: '#120', fr: 'n° 120' },
    ],
  },
  {
    maker: 'ironwood',
    names: { en: 'Silica blasting sand', fr: 'Sable de décapage à la silice' },
    codes: 'H350 H372',
    ingredients: '14808-60-7 80–100',
    variants: [
      { en: '20-30', fr: '20-30' },
      { en: '40-60', fr: '40-60' },
    ],
  },
];
