import type { MakerKey } from './makers.ts';
import { adhesives, building } from './mixtures/building-and-adhesives.ts';
import { cleaners } from './mixtures/cleaners.ts';
import { coatings } from './mixtures/coatings.ts';
import { fuels } from './mixtures/fuels.ts';
import { health } from './mixtures/health.ts';
import { lubricants } from './mixtures/lubricants.ts';
import type { Mixture } from './mixtures/mixture.ts';
import { specialties } from './mixtures/specialties.ts';
import { disinfectants, water } from './mixtures/water-and-disinfectants.ts';
import { welding } from './mixtures/welding.ts';
import { acids, bases } from './substances/acids-and-bases.ts';
import { gases, metals, oxidisers } from './substances/metals-gases-and-oxidisers.ts';
import { organics } from './substances/organics.ts';
import type { SolutionRow, SubstanceRow } from './substances/row.ts';
import { salts, solutions } from './substances/salts-and-solutions.ts';
import { solvents } from './substances/solvents.ts';

/** A group of substances, and who sells them to industry. */
export interface SubstanceGroup {
  readonly substances: readonly SubstanceRow[];
  readonly solutions: readonly SolutionRow[];
  readonly makers: readonly MakerKey[];
}

/** Substances by group; a group's key is also the sector of its products. */
export const substanceGroups = {
  acids: { substances: acids, solutions: solutions.acids, makers: ['laurentide', 'saguenay', 'hudson'] },
  bases: { substances: bases, solutions: solutions.bases, makers: ['laurentide', 'matane', 'hudson'] },
  solvents: { substances: solvents, solutions: solutions.solvents, makers: ['prairie', 'laurentide', 'kanatek'] },
  gases: { substances: gases, solutions: [], makers: ['boreal', 'nordet'] },
  oxidisers: { substances: oxidisers, solutions: solutions.oxidisers, makers: ['norvex', 'hudson', 'brunelle'] },
  salts: { substances: salts, solutions: solutions.salts, makers: ['matane', 'laurentide', 'saintFulgence'] },
  metals: { substances: metals, solutions: [], makers: ['cobaltridge', 'saintFulgence'] },
  organics: { substances: organics, solutions: solutions.organics, makers: ['polyvex', 'hudson'] },
} as const satisfies Record<string, SubstanceGroup>;

/** Mixtures by sector. */
export const mixtureGroups = {
  coatings,
  adhesives,
  lubricants,
  fuels,
  welding,
  cleaners,
  disinfectants,
  health,
  water,
  building,
  specialties,
} as const satisfies Record<string, readonly Mixture[]>;

/** The purpose of a product: decides who holds it, and where. */
export type Sector = keyof typeof substanceGroups | keyof typeof mixtureGroups | 'laboratory';
