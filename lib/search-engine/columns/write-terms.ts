import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { analysis, type TextField, textFields, toCode, tokenise } from '../analyzer.ts';
import { textsOf } from '../texts-of.ts';
import type { IndexState } from './index-state.ts';
import { addPosting } from './postings.ts';
import { addStem } from './stems.ts';
import { codeMark } from './terms.ts';
import { internText } from './texts.ts';

/** The bit of each field in a posting's mask. */
export const bitOf = Object.fromEntries(textFields.map((field, at) => [field, 1 << at])) as Record<TextField, number>;
/** Set on the postings of French sheets: a word's stems are compared in the sheet's language. */
export const frenchBit = 1 << 7;

/** Enters every word of a record's text under its row. */
export const addTerms = (index: IndexState, row: number, record: SheetRecord): void => {
  const language = record.language === 'fr' ? frenchBit : 0;
  const texts = textsOf(record);
  for (const field of textFields) {
    const mask = bitOf[field] | language;
    for (const text of texts[field]) {
      if (text === '') continue;
      for (const token of tokenise(text)) addPosting(index.postings, termOf(index, token), row, mask);
      if (!analysis.fields[field].codes) continue;
      const code = toCode(text);
      if (code !== '') addPosting(index.postings, termOf(index, codeMark + code), row, mask);
    }
  }
};

const termOf = (index: IndexState, text: string): number => {
  const { terms } = index.postings;
  const known = terms.ends.length;
  const term = internText(terms, text);
  if (term < known || text.startsWith(codeMark)) return term;
  addStem(index.stems.en, 'en', text, term);
  addStem(index.stems.fr, 'fr', text, term);
  return term;
};
