import type { Bilingual } from '#contract/languages.ts';
import type { Mixture } from './mixture.ts';

/** Colours in which a paint is sold, as names of colours: in French they agree with nothing. */
const colours: readonly Bilingual[] = [
  { en: 'white', fr: 'blanc' },
  { en: 'black', fr: 'noir' },
  { en: 'safety yellow', fr: 'jaune sécurité' },
  { en: 'safety red', fr: 'rouge sécurité' },
  { en: 'machine grey', fr: 'gris machine' },
  { en: 'forest green', fr: 'vert forêt' },
];

/** Paints, coatings and their thinners and hardeners. */
export const coatings: readonly Mixture[] = [
  {
    maker: 'kestrel',
    names: { en: 'Duracote alkyd enamel', fr: 'Émail alkyde Duracote' },
    codes: 'H226 H315 H336 H373',
    ingredients: '64742-47-8 15–40; 1330-20-7 5–10; 13463-67-7 10–30',
    variants: colours,
  },
  {
    maker: 'kestrel',
    names: { en: 'Duracote rust primer', fr: 'Apprêt antirouille Duracote' },
    codes: 'H226 H304 H336 H373 H411',
    ingredients: '8052-41-3 30–60; 1330-20-7 5–10; 1309-37-1 10–30',
    variants: [
      { en: 'red oxide', fr: 'rouge oxyde' },
      { en: 'grey', fr: 'gris' },
    ],
  },
  {
    maker: 'yamaska',
    names: { en: 'Émaux Yamaska floor paint', fr: 'Peinture à plancher Émaux Yamaska' },
    codes: 'H226 H319 H335 H412',
    ingredients: '64742-95-6 10–30; 123-86-4 10–30',
    variants: [
      { en: 'grey', fr: 'gris' },
      { en: 'tile red', fr: 'rouge brique' },
      { en: 'safety yellow', fr: 'jaune sécurité' },
    ],
  },
  {
    maker: 'yamaska',
    names: { en: 'Ferronia epoxy primer, part A', fr: 'Apprêt époxy Ferronia, partie A' },
    codes: 'H226 H315 H317 H319 H411',
    ingredients: '25068-38-6 30–60; 1330-20-7 10–30; 71-36-3 5–10',
    variants: [
      { en: 'white', fr: 'blanc' },
      { en: 'grey', fr: 'gris' },
      { en: 'red', fr: 'rouge' },
    ],
  },
  {
    maker: 'yamaska',
    names: { en: 'Ferronia epoxy hardener, part B', fr: 'Durcisseur époxy Ferronia, partie B' },
    codes: 'H226 H302 H314 H317',
    ingredients: '112-24-3 10–30; 71-36-3 10–30; 90-72-2 5–10',
    variants: [
      { en: 'standard', fr: 'standard' },
      { en: 'winter', fr: 'hiver' },
    ],
  },
  {
    maker: 'pontiac',
    names: { en: 'Latex wall paint Habitat', fr: 'Peinture au latex Habitat' },
    codes: '',
    ingredients: '7732-18-5 30–60; 13463-67-7 10–30; 57-55-6 1–5',
    variants: [
      { en: 'eggshell', fr: 'coquille d’œuf' },
      { en: 'satin', fr: 'satiné' },
      { en: 'semi-gloss', fr: 'semi-lustré' },
      { en: 'flat', fr: 'mat' },
    ],
  },
  {
    maker: 'pontiac',
    names: { en: 'Polyurethane varnish Boiséal', fr: 'Vernis polyuréthane Boiséal' },
    codes: 'H226 H336 H412',
    ingredients: '64742-47-8 45–70; 77-99-6 1–5',
    variants: [
      { en: 'gloss', fr: 'lustré' },
      { en: 'satin', fr: 'satiné' },
    ],
  },
  {
    maker: 'pontiac',
    names: { en: 'Wood stain Boiséal', fr: 'Teinture à bois Boiséal' },
    codes: 'H226 H304 H336',
    ingredients: '8052-41-3 60–80; 1309-37-1 1–5',
    variants: [
      { en: 'cedar', fr: 'cèdre' },
      { en: 'walnut', fr: 'noyer' },
      { en: 'oak', fr: 'chêne' },
    ],
  },
  {
    maker: 'portneuf',
    names: { en: 'Vitalac clearcoat 2K', fr: 'Vernis transparent Vitalac 2K' },
    codes: 'H225 H317 H319 H336',
    ingredients: '123-86-4 30–60; 78-93-3 10–30; 868-77-9 1–5',
    variants: [
      { en: 'fast', fr: 'rapide' },
      { en: 'medium', fr: 'moyen' },
      { en: 'slow', fr: 'lent' },
    ],
  },
  {
    maker: 'portneuf',
    names: { en: 'Vitalac isocyanate activator', fr: 'Activateur à l’isocyanate Vitalac' },
    codes: 'H226 H317 H332 H334 H335',
    ingredients: '28182-81-2 30–60; 123-86-4 30–60; 822-06-0 0.1–1',
    variants: [
      { en: 'fast', fr: 'rapide' },
      { en: 'slow', fr: 'lent' },
    ],
  },
  {
    maker: 'portneuf',
    names: { en: 'Vitalac basecoat', fr: 'Couche de base Vitalac' },
    codes: 'H225 H319 H336 H373',
    ingredients: '123-86-4 30–60; 108-88-3 5–10; 1330-20-7 5–10',
    variants: colours,
  },
  {
    maker: 'portneuf',
    names: { en: 'Lacquer thinner LT-30', fr: 'Diluant à laque LT-30' },
    codes: 'H225 H304 H315 H319 H336 H361d H373',
    ingredients: '108-88-3 30–60; 67-64-1 15–40; 67-56-1 5–10',
    variants: [
      { en: '18.9 L', fr: '18,9 L' },
      { en: '205 L', fr: '205 L' },
    ],
  },
  {
    maker: 'portneuf',
    names: { en: 'Body filler Carrosol', fr: 'Mastic de carrosserie Carrosol' },
    codes: 'H226 H315 H319 H361d H372',
    ingredients: '100-42-5 10–30; 14807-96-6 30–60',
    variants: [
      { en: 'standard', fr: 'standard' },
      { en: 'lightweight', fr: 'léger' },
    ],
  },
  {
    maker: 'kestrel',
    names: { en: 'Benzoyl peroxide paste hardener', fr: 'Durcisseur en pâte au peroxyde de benzoyle' },
    codes: 'H242 H317 H319 H410',
    ingredients: '94-36-0 45–70',
    variants: [
      { en: 'red', fr: 'rouge' },
      { en: 'white', fr: 'blanc' },
    ],
  },
  {
    maker: 'ultranova',
    names: { en: 'Marking paint Tracemax, aerosol', fr: 'Peinture de marquage Tracemax en aérosol' },
    codes: 'H222 H229 H319 H336',
    ingredients: '115-10-6 15–40; 67-64-1 10–30; 64742-47-8 5–10',
    variants: colours,
  },
  {
    maker: 'ultranova',
    names: { en: 'Cold galvanising spray ZN-90', fr: 'Galvanisation à froid ZN-90 en aérosol' },
    codes: 'H222 H229 H315 H319 H410',
    ingredients: '7440-66-6 30–60; 115-10-6 15–40; 1330-20-7 5–10',
  },
  {
    maker: 'kestrel',
    names: { en: 'Paint stripper DK-7', fr: 'Décapant à peinture DK-7' },
    codes: 'H315 H319 H336 H351',
    ingredients: '75-09-2 60–80; 67-56-1 5–10',
    variants: [
      { en: 'gel', fr: 'gel' },
      { en: 'liquid', fr: 'liquide' },
    ],
  },
  {
    maker: 'yamaska',
    names: { en: 'Powder coating Thermalac', fr: 'Peinture en poudre Thermalac' },
    codes: 'DUST',
    ingredients: '13463-67-7 10–30; 7727-43-7 10–30',
    variants: colours,
  },
  {
    maker: 'rockcliff',
    names: { en: 'Traffic paint Roadline', fr: 'Peinture de signalisation Roadline' },
    codes: 'H225 H315 H336 H361d H373',
    ingredients: '108-88-3 10–30; 67-64-1 5–10; 13463-67-7 10–30',
    variants: [
      { en: 'white', fr: 'blanc' },
      { en: 'yellow', fr: 'jaune' },
    ],
  },
];
