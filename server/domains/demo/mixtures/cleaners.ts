import type { Mixture } from './mixture.ts';

/** Cleaners and janitorial products. */
export const cleaners: readonly Mixture[] = [
  {
    maker: 'aquanett',
    names: { en: 'Aqua-Nett Javel 12', fr: 'Aqua-Nett Javel 12' },
    codes: 'H290 H314 H410',
    ingredients: '7681-52-9 10–30; 1310-73-2 0.5–1.5; 7647-14-5 7–13',
  },
  {
    maker: 'aquanett',
    names: { en: 'Aqua-Nett Javel 6', fr: 'Aqua-Nett Javel 6' },
    codes: 'H315 H319 H411',
    ingredients: '7681-52-9 5–10',
  },
  {
    maker: 'aquanett',
    names: { en: 'Aqua-Nett degreaser', fr: 'Dégraissant Aqua-Nett' },
    codes: 'H314',
    ingredients: '1310-73-2 1–5; 111-76-2 5–10; 6834-92-0 1–5',
    variants: [
      { en: 'citrus', fr: 'agrumes' },
      { en: 'heavy duty', fr: 'usage intensif' },
      { en: 'food plant', fr: 'usine alimentaire' },
    ],
  },
  {
    maker: 'aquanett',
    names: { en: 'Aqua-Nett floor stripper', fr: 'Décapant à plancher Aqua-Nett' },
    codes: 'H314 H335',
    ingredients: '141-43-5 5–10; 111-76-2 10–30; 100-51-6 5–10',
    variants: [
      { en: 'concentrate', fr: 'concentré' },
      { en: 'no-rinse', fr: 'sans rinçage' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Glass cleaner Clarival', fr: 'Nettoyant à vitres Clarival' },
    codes: 'H320',
    ingredients: '67-63-0 5–10; 111-76-2 1–5',
    variants: [
      { en: 'ready to use', fr: 'prêt à l’emploi' },
      { en: 'concentrate', fr: 'concentré' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Toilet bowl cleaner Cuvinet', fr: 'Nettoyant à cuvette Cuvinet' },
    codes: 'H290 H314',
    ingredients: '7647-01-0 10–30',
    variants: [
      { en: '9 %', fr: '9 %' },
      { en: '23 %', fr: '23 %' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Descaler Tartrex', fr: 'Détartrant Tartrex' },
    codes: 'H290 H315 H318',
    ingredients: '5329-14-6 10–30; 77-92-9 5–10',
    variants: [
      { en: 'liquid', fr: 'liquide' },
      { en: 'powder', fr: 'en poudre' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Hand soap Dermalin', fr: 'Savon à mains Dermalin' },
    codes: 'H320',
    ingredients: '68439-57-6 5–10; 61789-40-0 1–5',
    variants: [
      { en: 'lavender', fr: 'lavande' },
      { en: 'unscented', fr: 'sans parfum' },
      { en: 'pumice', fr: 'à la pierre ponce' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Abrasive cleanser Scintilex', fr: 'Poudre à récurer Scintilex' },
    codes: 'H319',
    ingredients: '1317-65-3 60–80; 497-19-8 5–10; 2893-78-9 0.1–1',
  },
  {
    maker: 'gatineau',
    names: { en: 'Drain opener Débouchal', fr: 'Débouche-drain Débouchal' },
    codes: 'H290 H314',
    ingredients: '1310-73-2 30–60',
    variants: [
      { en: 'crystals', fr: 'en cristaux' },
      { en: 'liquid', fr: 'liquide' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Oven cleaner Fourninet', fr: 'Nettoyant à four Fourninet' },
    codes: 'H222 H229 H314',
    ingredients: '1310-73-2 5–10; 68476-86-8 5–10',
    variants: [{ en: 'aerosol', fr: 'en aérosol' }],
  },
  {
    maker: 'verdanet',
    names: { en: 'All-purpose cleaner Verdanet', fr: 'Nettoyant tout usage Verdanet' },
    codes: 'H320',
    ingredients: '68131-39-5 1–5; 77-92-9 1–5',
    variants: [
      { en: 'lemon', fr: 'citron' },
      { en: 'pine', fr: 'pin' },
      { en: 'unscented', fr: 'sans parfum' },
    ],
  },
  {
    maker: 'verdanet',
    names: { en: 'Citrus solvent Orangel', fr: 'Solvant d’agrumes Orangel' },
    codes: 'H226 H304 H315 H317 H410',
    ingredients: '5989-27-5 80–100',
  },
  {
    maker: 'verdanet',
    names: { en: 'Dish detergent Verdanet', fr: 'Détergent à vaisselle Verdanet' },
    codes: '',
    ingredients: '68439-57-6 5–10; 61789-40-0 1–5',
    variants: [
      { en: 'original', fr: 'original' },
      { en: 'unscented', fr: 'sans parfum' },
    ],
  },
  {
    maker: 'verdanet',
    names: { en: 'Stainless steel polish', fr: 'Poli à acier inoxydable' },
    codes: 'H304',
    ingredients: '64742-47-8 30–60',
  },
  {
    maker: 'verdanet',
    names: { en: 'Sweeping compound', fr: 'Poudre à balayer' },
    codes: '',
    ingredients: '14807-96-6 10–30; 9004-34-6 60–80',
    variants: [
      { en: 'green', fr: 'verte' },
      { en: 'red', fr: 'rouge' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Floor finish Miravex', fr: 'Fini à plancher Miravex' },
    codes: '',
    ingredients: '7732-18-5 60–80; 112-34-5 1–5',
    variants: [
      { en: '18 %', fr: '18 %' },
      { en: '25 %', fr: '25 %' },
    ],
  },
  {
    maker: 'gatineau',
    names: { en: 'Graffiti remover Effacol', fr: 'Détachant à graffitis Effacol' },
    codes: 'H227 H319 H360D',
    ingredients: '872-50-4 30–60; 112-34-5 15–40',
  },
  {
    maker: 'aquanett',
    names: { en: 'Truck wash Roulnett', fr: 'Savon à camions Roulnett' },
    codes: 'H314',
    ingredients: '1310-73-2 1–5; 68131-39-5 5–10',
  },
  {
    maker: 'aquanett',
    names: { en: 'Aluminium brightener', fr: 'Avivant à aluminium' },
    codes: 'H290 H302 H311 H314',
    ingredients: '7664-39-3 1–5; 7664-38-2 10–30',
  },
  {
    maker: 'aquanett',
    names: { en: 'Parts washer solvent PW-100', fr: 'Solvant à pièces PW-100' },
    codes: 'H227 H304',
    ingredients: '64742-47-8 80–100',
    variants: [
      { en: '20 L', fr: '20 L' },
      { en: '205 L', fr: '205 L' },
    ],
  },
];
