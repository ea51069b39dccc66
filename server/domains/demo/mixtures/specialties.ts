import type { Mixture } from './mixture.ts';

/** Inks, electronics, horticulture and laboratory preparations. */
export const specialties: readonly Mixture[] = [
  {
    maker: 'montcalm',
    names: { en: 'Offset ink Montcalm', fr: 'Encre offset Montcalm' },
    codes: 'H412',
    ingredients: '64742-47-8 10–30; 1333-86-4 10–30',
    variants: [
      { en: 'black', fr: 'noir' },
      { en: 'cyan', fr: 'cyan' },
      { en: 'magenta', fr: 'magenta' },
      { en: 'yellow', fr: 'jaune' },
    ],
  },
  {
    maker: 'montcalm',
    names: { en: 'Inkjet ink, solvent', fr: 'Encre à jet à base de solvant' },
    codes: 'H225 H319 H336',
    ingredients: '78-93-3 60–80; 64-17-5 5–10',
    variants: [
      { en: 'black', fr: 'noire' },
      { en: 'make-up', fr: 'appoint' },
    ],
  },
  {
    maker: 'montcalm',
    names: { en: 'Blanket wash', fr: 'Nettoyant à blanchets' },
    codes: 'H227 H304 H315',
    ingredients: '64742-47-8 60–80; 5989-27-5 5–10',
  },
  {
    maker: 'montcalm',
    names: { en: 'Toner cartridge', fr: 'Cartouche de toner' },
    codes: '',
    ingredients: '1333-86-4 5–10',
    variants: [
      { en: 'black', fr: 'noir' },
      { en: 'colour', fr: 'couleur' },
    ],
  },
  {
    maker: 'kanatek',
    names: { en: 'Isopropyl electronics cleaner', fr: 'Nettoyant électronique à l’isopropanol' },
    codes: 'H225 H319 H336',
    ingredients: '67-63-0 80–100',
    variants: [
      { en: '1 L', fr: '1 L' },
      { en: '4 L', fr: '4 L' },
    ],
  },
  {
    maker: 'kanatek',
    names: { en: 'Solder mask developer', fr: 'Révélateur de masque de soudure' },
    codes: 'H319',
    ingredients: '497-19-8 5–10',
  },
  {
    maker: 'kanatek',
    names: { en: 'Ferric chloride etchant', fr: 'Gravant au chlorure ferrique' },
    codes: 'H290 H302 H315 H318',
    ingredients: '7705-08-0 30–60',
    variants: [{ en: '4 L', fr: '4 L' }],
  },
  {
    maker: 'kanatek',
    names: { en: 'Copper plating bath', fr: 'Bain de cuivrage' },
    codes: 'H290 H314 H410',
    ingredients: '7758-99-8 10–30; 7664-93-9 10–30',
    variants: [
      { en: 'make-up', fr: 'montage' },
      { en: 'brightener', fr: 'avivant' },
    ],
  },
  {
    maker: 'kanatek',
    names: { en: 'Nickel plating solution', fr: 'Solution de nickelage' },
    codes: 'H317 H334 H341 H350 H360D H372 H410',
    ingredients: '7786-81-4 15–40; 10043-35-3 1–5',
  },
  {
    maker: 'kanatek',
    names: { en: 'Conformal coating', fr: 'Vernis de tropicalisation' },
    codes: 'H225 H304 H315 H336 H361d H373',
    ingredients: '108-88-3 30–60; 78-93-3 10–30',
    variants: [{ en: 'acrylic', fr: 'acrylique' }],
  },
  {
    maker: 'terralys',
    names: { en: 'Fertiliser Terra-Lys', fr: 'Engrais Terra-Lys' },
    codes: 'H272-3 H319',
    ingredients: '6484-52-2 30–60; 7757-79-1 10–30',
    variants: [
      { en: '20-20-20', fr: '20-20-20' },
      { en: '10-52-10', fr: '10-52-10' },
    ],
  },
  {
    maker: 'terralys',
    names: { en: 'Insecticidal soap', fr: 'Savon insecticide' },
    codes: 'H319',
    ingredients: '143-18-0 15–40',
    variants: [{ en: '1 L', fr: '1 L' }],
  },
  {
    maker: 'terralys',
    names: { en: 'Horticultural vinegar', fr: 'Vinaigre horticole' },
    codes: 'H314',
    ingredients: '64-19-7 15–40',
    variants: [{ en: '20 %', fr: '20 %' }],
  },
  {
    maker: 'fundy',
    names: { en: 'Buffer solution', fr: 'Solution tampon' },
    codes: '',
    ingredients: '7732-18-5 80–100',
    variants: [
      { en: 'pH 4.00', fr: 'pH 4,00' },
      { en: 'pH 7.00', fr: 'pH 7,00' },
      { en: 'pH 10.00', fr: 'pH 10,00' },
    ],
  },
  {
    maker: 'fundy',
    names: { en: 'Conductivity standard', fr: 'Étalon de conductivité' },
    codes: '',
    ingredients: '7447-40-7 0.1–1; 7732-18-5 80–100',
    variants: [
      { en: '1413 µS/cm', fr: '1413 µS/cm' },
      { en: '84 µS/cm', fr: '84 µS/cm' },
    ],
  },
  {
    maker: 'northlake',
    names: { en: 'COD digestion vials', fr: 'Tubes de digestion DCO' },
    codes: 'H290 H301 H311 H314 H330 H340 H350 H373 H410',
    ingredients: '7664-93-9 80–100; 7783-35-9 0.5–1.5; 7778-50-9 0.1–1',
    variants: [
      { en: 'low range', fr: 'faible plage' },
      { en: 'high range', fr: 'plage élevée' },
    ],
  },
  {
    maker: 'northlake',
    names: { en: 'Karl Fischer reagent', fr: 'Réactif de Karl Fischer' },
    codes: 'H226 H302 H315 H319 H332 H360D H373',
    ingredients: '109-86-4 45–70; 7446-09-5 5–10; 7553-56-2 5–10',
    variants: [{ en: 'one-component', fr: 'monocomposant' }],
  },
  {
    maker: 'northlake',
    names: { en: 'Standard solution 1000 mg/L', fr: 'Solution étalon 1000 mg/L' },
    codes: 'H290 H315 H319',
    ingredients: '7697-37-2 1–5; 7732-18-5 80–100',
    variants: [
      { en: 'copper', fr: 'cuivre' },
      { en: 'lead', fr: 'plomb' },
      { en: 'iron', fr: 'fer' },
      { en: 'zinc', fr: 'zinc' },
      { en: 'nickel', fr: 'nickel' },
    ],
  },
  {
    maker: 'sablon',
    names: { en: 'DPD reagent, free chlorine', fr: 'Réactif DPD, chlore libre' },
    codes: 'H315 H319',
    ingredients: '7558-79-4 10–30',
    variants: [
      { en: 'powder pillows', fr: 'sachets' },
      { en: 'tablets', fr: 'comprimés' },
    ],
  },
  {
    maker: 'sablon',
    names: { en: 'Indicator solution', fr: 'Solution d’indicateur' },
    codes: 'H226 H319',
    ingredients: '64-17-5 30–60; 77-09-8 0.5–1.5',
    variants: [{ en: 'phenolphthalein', fr: 'phénolphtaléine' }],
  },
  {
    maker: 'mistassini',
    names: { en: 'Chromic cleaning mixture', fr: 'Mélange sulfochromique' },
    codes: 'H271 H290 H314 H317 H334 H340 H350 H410',
    ingredients: '7664-93-9 80–100; 1333-82-0 3–7',
  },
  {
    maker: 'mistassini',
    names: { en: 'Spill neutraliser, acids', fr: 'Neutralisant pour déversements d’acides' },
    codes: 'H319',
    ingredients: '497-19-8 60–80; 1309-42-8 10–30',
  },
  {
    maker: 'mistassini',
    names: { en: 'Spill neutraliser, bases', fr: 'Neutralisant pour déversements de bases' },
    codes: 'H319 H335',
    ingredients: '77-92-9 60–80',
  },
  {
    maker: 'mistassini',
    names: { en: 'Spill absorbent granules', fr: 'Granules absorbants pour déversements' },
    codes: '',
    ingredients: '68855-54-9 80–100',
    variants: [
      { en: '9 kg', fr: '9 kg' },
      { en: '18 kg', fr: '18 kg' },
    ],
  },
];
