import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { analysis, type TextField, textFields, toCode, tokensOf } from '../analyzer.ts';
import { textsOfSheet } from '../texts-of.ts';
import type { IndexState } from './index-state.ts';
import { addPosting } from './postings.ts';
import { addStem } from './stems.ts';
import { codeMark, unMark } from './terms.ts';
import { internText } from './texts.ts';

/** The bit of each field in a posting's mask. */
export const bitOf = Object.fromEntries(textFields.map((field, at) => [field, 1 << at])) as Record<TextField, number>;
/** Set on the postings of French sheets: a word's stems are compared in the sheet's language. */
export const frenchBit = 1 << 15;
/** Set on the CAS numbers of a product itself, which tell nothing of what is in a mixture. */
export const ownCasBit = 1 << 14;
/** Set on UN numbers, which are found whole only. */
export const unBit = 1 << 13;

/** Enters every word of a record's text under its row. */
export const addTerms = (index: IndexState, row: number, record: SearchedSheet): void => {
  const language = record.language === 'fr' ? frenchBit : 0;
  const texts = textsOfSheet(record);
  for (const field of textFields) {
    const mask = bitOf[field] | language;
    for (const text of texts[field]) {
      if (text === '') continue;
      for (const token of tokensOf(text)) addPosting(index.postings, termOf(index, token), row, mask);
      if (!analysis.fields[field].codes) continue;
      const code = toCode(text);
      if (code !== '') addPosting(index.postings, termOf(index, codeMark + code), row, mask);
    }
  }
  for (const cas of record.ownCasNumbers)
    addPosting(index.postings, termOf(index, codeMark + toCode(cas)), row, ownCasBit | language);
  for (const un of record.unNumbers) addPosting(index.postings, termOf(index, unMark + un), row, unBit | language);
};

const termOf = (index: IndexState, text: string): number => {
  const { terms } = index.postings;
  const known = terms.ends.length;
  const term = internText(terms, text);
  if (term < known || text.startsWith(codeMark) || text.startsWith(unMark)) return term;
  addStem(index.stems.en, 'en', text, term);
  addStem(index.stems.fr, 'fr', text, term);
  return term;
};
