import type { Bilingual } from '#contract/languages.ts';
import { ingredientNames } from './ingredient-names.ts';
import { substanceGroups } from './sectors.ts';

/** The name of a substance as ingredients of sheets call it. Throws for a CAS number that the demo does not know. */
export const substanceName = (cas: string): Bilingual => {
  const name = ingredientNames[cas] ?? soldNames.get(cas);
  if (!name) throw new Error(`The demo has no name for the substance ${cas}.`);
  return name;
};

const soldNames = new Map<string, Bilingual>(
  Object.values(substanceGroups)
    .flatMap((group) => group.substances)
    .map(([cas, en, fr]) => [cas, { en, fr }]),
);
