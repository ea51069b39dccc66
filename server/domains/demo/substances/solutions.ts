import type { SolutionRow } from './row.ts';

/** Solutions in water by group, with the classification of each strength. */
export const solutions = {
  acids: [
    ['64-19-7', 'Acetic acid', 'Acide acétique', { 5: '', 80: 'H314' }],
    [
      '7647-01-0',
      'Hydrochloric acid',
      'Acide chlorhydrique',
      { 10: 'H290 H315 H319 H335', 31: 'H290 H314 H335', 37: 'H290 H314 H335' },
    ],
    ['7664-39-3', 'Hydrofluoric acid', 'Acide fluorhydrique', { 4: 'H302 H311 H332 H314', 48: 'H300 H310 H330 H314' }],
    [
      '7697-37-2',
      'Nitric acid',
      'Acide nitrique',
      { 10: 'H290 H314', 53: 'H290 H314 H331', 68: 'H272 H290 H314 H331' },
    ],
    [
      '7664-93-9',
      'Sulfuric acid',
      'Acide sulfurique',
      { 10: 'H290 H315 H319', 37: 'H290 H314', 93: 'H290 H314', 98: 'H290 H314' },
    ],
    ['7664-38-2', 'Phosphoric acid', 'Acide phosphorique', { 20: 'H290 H315 H319', 75: 'H290 H314', 85: 'H290 H314' }],
    ['7601-90-3', 'Perchloric acid', 'Acide perchlorique', { 60: 'H271 H290 H314', 70: 'H271 H290 H314' }],
    ['10035-10-6', 'Hydrobromic acid', 'Acide bromhydrique', { 48: 'H290 H314 H335' }],
    ['16961-83-4', 'Fluorosilicic acid', 'Acide fluorosilicique', { 24: 'H290 H314' }],
    ['64-18-6', 'Formic acid', 'Acide formique', { 85: 'H302 H314 H331' }],
    ['79-14-1', 'Glycolic acid', 'Acide glycolique', { 70: 'H302 H314' }],
    ['77-92-9', 'Citric acid', 'Acide citrique', { 50: 'H319' }],
  ],
  bases: [
    ['1336-21-6', 'Ammonia solution', 'Ammoniaque en solution', { 10: 'H314 H335', 28: 'H314 H335 H400' }],
    [
      '1310-73-2',
      'Sodium hydroxide solution',
      'Hydroxyde de sodium en solution',
      { 5: 'H290 H314', 25: 'H290 H314', 50: 'H290 H314' },
    ],
    [
      '1310-58-3',
      'Potassium hydroxide solution',
      'Hydroxyde de potassium en solution',
      { 10: 'H290 H314', 45: 'H290 H302 H314' },
    ],
    ['1344-09-8', 'Sodium silicate solution', 'Silicate de sodium en solution', { 38: 'H315 H319' }],
  ],
  oxidisers: [
    [
      '7722-84-1',
      'Hydrogen peroxide',
      'Peroxyde d’hydrogène',
      { 3: '', 30: 'H302 H318', 35: 'H302 H315 H318 H335', 50: 'H272 H302 H314 H332 H335' },
    ],
    ['7681-52-9', 'Sodium hypochlorite', 'Hypochlorite de sodium', { 6: 'H315 H319 H411', 12: 'H290 H314 H410' }],
    ['7778-54-3', 'Calcium hypochlorite slurry', 'Hypochlorite de calcium en suspension', { 10: 'H315 H318 H411' }],
    [
      '79-21-0',
      'Peracetic acid',
      'Acide peracétique',
      { 5: 'H242 H290 H302 H314 H335 H410', 15: 'H242 H290 H302 H312 H314 H332 H335 H410' },
    ],
  ],
  salts: [
    ['7705-08-0', 'Iron(III) chloride solution', 'Chlorure de fer(III) en solution', { 40: 'H290 H302 H315 H318' }],
    ['10043-01-3', 'Aluminium sulfate solution', 'Sulfate d’aluminium en solution', { 48: 'H290 H318' }],
    ['10043-52-4', 'Calcium chloride solution', 'Chlorure de calcium en solution', { 32: 'H319' }],
    [
      '7761-88-8',
      'Silver nitrate solution',
      'Nitrate d’argent en solution',
      { 1: 'H315 H319 H410', 10: 'H290 H314 H410' },
    ],
    ['7681-11-0', 'Potassium iodide solution', 'Iodure de potassium en solution', { 10: 'H373' }],
  ],
  solvents: [
    ['64-17-5', 'Ethanol', 'Éthanol', { 70: 'H225 H319', 95: 'H225 H319' }],
    ['67-63-0', 'Isopropyl alcohol', 'Alcool isopropylique', { 50: 'H225 H319 H336', 70: 'H225 H319 H336' }],
    [
      '50-00-0',
      'Formaldehyde solution',
      'Formaldéhyde en solution',
      {
        10: 'H302 H315 H317 H319 H335 H341 H350',
        37: 'H227 H302 H311 H314 H317 H331 H335 H341 H350 H370',
      },
    ],
    ['107-21-1', 'Ethylene glycol solution', 'Éthylèneglycol en solution', { 50: 'H302 H373' }],
    ['57-55-6', 'Propylene glycol solution', 'Propylèneglycol en solution', { 35: '' }],
  ],
  organics: [
    [
      '111-30-8',
      'Glutaraldehyde solution',
      'Glutaraldéhyde en solution',
      { 2: 'H317 H319 H334 H335', 25: 'H302 H314 H317 H331 H334 H335 H400' },
    ],
    ['57-50-1', 'Sucrose solution', 'Saccharose en solution', { 20: '' }],
  ],
} as const satisfies Record<string, readonly SolutionRow[]>;
