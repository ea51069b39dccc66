import { type Bilingual, type Language, locales } from '#contract/languages.ts';
import { isDocument, readInfo, type Told } from './request-info.ts';

/** What a request is about, so that many of one type can be told apart: its subject, its product or its file, its sheets. */
export const presentAbout = (request: Pick<Told, 'type' | 'info' | 'file_name'>, language: Language): string => {
  const { subject, product_name, num_sds } = readInfo(request);
  if (isDocument(request.type)) return num_sds === undefined ? '' : sheetCount(num_sds, language);
  if (request.type === 'contact') return subject ?? '';
  // Once an addition is completed it has the name that the sheet was given.
  return product_name || request.file_name;
};

const sheets: Readonly<Record<'one' | 'other', Bilingual>> = {
  one: { en: 'sheet', fr: 'fiche' },
  other: { en: 'sheets', fr: 'fiches' },
};

const sheetCount = (count: number, language: Language): string => {
  const isOne = new Intl.PluralRules(locales[language]).select(count) === 'one';
  return `${new Intl.NumberFormat(locales[language]).format(count)} ${sheets[isOne ? 'one' : 'other'][language]}`;
};
