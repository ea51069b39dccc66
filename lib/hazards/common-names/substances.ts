import { acidsAndBases } from './acids-and-bases.ts';
import { gases } from './gases.ts';
import { metalsAndSalts } from './metals-and-salts.ts';
import { organics } from './organics.ts';
import { oxidisers } from './oxidisers.ts';
import { solvents } from './solvents.ts';

/** A substance as people look for it. CAS numbers and names are facts; which of them people say was gathered from labels, catalogues and shop floors. */
export interface Substance {
  readonly cas: string;
  readonly en: string;
  readonly fr: string;
  /** Those two, and what else it is called in either language. */
  readonly names: readonly string[];
}

/** The substances that have common names; one name may be that of several. */
export const substances: readonly Substance[] = [
  ...acidsAndBases,
  ...solvents,
  ...gases,
  ...oxidisers,
  ...metalsAndSalts,
  ...organics,
].map((row) => {
  const [cas = '', en = '', fr = '', also] = row.split('; ');
  return { cas, en, fr, names: [...new Set([en, fr, ...(also?.split(' | ') ?? [])])] };
});
