import type { SubstanceRow } from './row.ts';

/** Metals, elements and minerals, with the harmonised classification of each where there is one. */
export const metals: readonly SubstanceRow[] = [
  ['7429-90-5', 'Aluminium powder, stabilised', 'Poudre d’aluminium stabilisée', 'H228 H261', 'plain'],
  ['7440-02-0', 'Nickel powder', 'Poudre de nickel', 'H317 H351 H372', 'plain'],
  ['7440-48-4', 'Cobalt powder', 'Poudre de cobalt', 'H317 H334 H341 H350 H360F H413', 'plain'],
  ['7440-66-6', 'Zinc dust, stabilised', 'Poussière de zinc stabilisée', 'H400 H410', 'plain'],
  ['7439-95-4', 'Magnesium ribbon', 'Ruban de magnésium', 'H228 H251 H261', 'laboratory'],
  ['7440-23-5', 'Sodium metal', 'Sodium métallique', 'H260 H314', 'laboratory'],
  ['7439-93-2', 'Lithium metal', 'Lithium métallique', 'H260 H314', 'laboratory'],
  ['7440-50-8', 'Copper powder', 'Poudre de cuivre', 'H400 H410', 'plain'],
  ['7439-92-1', 'Lead shot', 'Grenaille de plomb', 'H360FD H362 H410', 'plain'],
  ['7440-43-9', 'Cadmium balls', 'Billes de cadmium', 'H330 H341 H350 H361fd H372 H400 H410', 'laboratory'],
  ['7704-34-9', 'Sulfur', 'Soufre', 'H228-2 H315', 'powder technical'],
  ['7723-14-0', 'Phosphorus, red', 'Phosphore rouge', 'H228 H412', 'laboratory'],
  ['7553-56-2', 'Iodine', 'Iode', 'H312 H315 H319 H332 H335 H372 H400', 'acs crystals'],
  ['7440-22-4', 'Silver powder', 'Poudre d’argent', 'H361f H373 H410', 'laboratory'],
  ['14808-60-7', 'Silica, crystalline (quartz)', 'Silice cristalline (quartz)', 'H350 H372', 'powder'],
  ['1344-28-1', 'Aluminium oxide', 'Oxyde d’aluminium', '', 'powder laboratory', 'Alumina / Alumine'],
  ['409-21-2', 'Silicon carbide', 'Carbure de silicium', '', 'powder'],
  ['7782-42-5', 'Graphite', 'Graphite', '', 'powder'],
  ['1332-58-7', 'Kaolin', 'Kaolin', 'H350 H372', 'powder'],
  ['68855-54-9', 'Diatomaceous earth, calcined', 'Terre de diatomées calcinée', 'H372', 'powder'],
];
