import type { Pictogram } from '#contract/sheets/pictogram.ts';

/** The hazards in a record. */
interface Classification {
  readonly hazardous: string;
  readonly pictograms: readonly Pictogram[];
  readonly signalWord: string;
  readonly hazardCodes: readonly string[];
}

/** The hazard codes of a record, and those of its hazards that have no H-code, as `hazards` names them. */
export const hazardsTold = (record: Classification): string[] => [...record.hazardCodes, ...impliedCodes(record)];

/**
 * HPR hazards without an H-code are derived from the rest of the record: the biohazard symbol; and a hazardous product
 * with a signal word but without a symbol or a code, which can only be a combustible dust (a simple asphyxiant is a
 * gas, and gases are under pressure).
 */
const impliedCodes = ({ hazardous, pictograms, signalWord, hazardCodes }: Classification): string[] => {
  if (pictograms.includes('BIO')) return ['BIO'];
  const isUnexplained = hazardous === 'yes' && signalWord === 'warning' && pictograms.length === 0;
  return isUnexplained && !hazardCodes.some((code) => !code.startsWith('H4')) ? ['DUST'] : [];
};
