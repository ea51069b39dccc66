import { createByteInterner } from './interner.ts';
import { createRanks, type Ranked } from './ranks.ts';
import { decode, findText, internText } from './texts.ts';

/** The distinct texts of a column, each known by its code, with their order in both languages. */
export interface Dictionary extends Ranked {
  /** Texts already read from their bytes, of the first codes only: columns of few values are read again and again. */
  readonly read: string[];
}

/** Holds no text yet; an order is made when it is first asked for. */
export const createDictionary = (): Dictionary => ({
  texts: createByteInterner(),
  ranks: { en: createRanks(), fr: createRanks() },
  read: [],
});

/** How many codes were given; texts that no current row has count too. */
export const countTexts = ({ texts }: Dictionary): number => texts.ends.length;

/** The code of a text; a new text gets a code now. */
export const codeOfText = ({ texts }: Dictionary, text: string): number => internText(texts, text);

/** The code of a text, or -1 when no record ever had it. */
export const knownCodeOf = ({ texts }: Dictionary, text: string): number => findText(texts, text);

/** Decodes a text; those of the first codes are kept from then on. */
export const textOfCode = ({ texts, read }: Dictionary, code: number): string => {
  if (code >= mostRead) return decode(texts, code);
  read[code] ??= decode(texts, code);
  return read[code];
};

const mostRead = 4096;
