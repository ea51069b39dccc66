import type { MakerKey } from './makers.ts';
import { adhesives } from './mixtures/adhesives.ts';
import { building } from './mixtures/building.ts';
import { cleaners } from './mixtures/cleaners.ts';
import { coatings } from './mixtures/coatings.ts';
import { disinfectants } from './mixtures/disinfectants.ts';
import { fuels } from './mixtures/fuels.ts';
import { health } from './mixtures/health.ts';
import { lubricants } from './mixtures/lubricants.ts';
import type { Mixture } from './mixtures/mixture.ts';
import { specialties } from './mixtures/specialties.ts';
import { water } from './mixtures/water.ts';
import { welding } from './mixtures/welding.ts';
import { acids } from './substances/acids.ts';
import { bases } from './substances/bases.ts';
import { gases } from './substances/gases.ts';
import { metals } from './substances/metals.ts';
import { organics } from './substances/organics.ts';
import { oxidisers } from './substances/oxidisers.ts';
import type { SolutionRow, SubstanceRow } from './substances/row.ts';
import { salts } from './substances/salts.ts';
import { solutions } from './substances/solutions.ts';
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

/** What a product is for: decides who holds it, and where. */
export type Sector = keyof typeof substanceGroups | keyof typeof mixtureGroups | 'laboratory';
