import type { FormName } from './forms.ts';

/**
 * CAS number, English name, French name, H-codes (and DUST for a combustible dust), the forms it is sold in, and another
 * name in both languages, `English / French`. Names and codes are facts: Regulation (EC) 1272/2008 Annex VI has the codes.
 */
export type SubstanceRow = readonly [cas: string, en: string, fr: string, codes: string, forms: string, also?: string];

/** CAS number, English name, French name, and the H-codes at each strength, in percent by weight. */
export type SolutionRow = readonly [cas: string, en: string, fr: string, strengths: Readonly<Record<number, string>>];

/** The forms of a row, as words of the table in `forms.ts`. */
export const formsOf = (row: SubstanceRow): FormName[] => row[4].split(' ') as FormName[];
