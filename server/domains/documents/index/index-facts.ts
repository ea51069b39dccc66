import { locales } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import type { DocumentOptions } from '../document-sheet.ts';
import { indexWords } from './index-words.ts';

/** Something an index says of itself. */
export interface IndexFact {
  readonly label: string;
  readonly value: string;
}

/** When an index was made, of how many sheets, in which order and by which filters. */
export const indexFacts = (options: DocumentOptions, count: number): IndexFact[] => {
  const { language, sort, made, filters, group = 'letter' } = options;
  const words = (key: keyof typeof indexWords) => indexWords[key][language];
  return [
    { label: words('made'), value: longDate(made, language) },
    { label: words('sheets'), value: new Intl.NumberFormat(locales[language]).format(count) },
    { label: words('sort'), value: words(sort === 'product' ? 'byProduct' : 'byManufacturer') },
    ...(group === 'letter'
      ? []
      : [{ label: words('group'), value: group === 'location' ? options.locationLabel : words('byHazard') }]),
    ...(filters.length > 0 ? filters : [{ label: words('filters'), value: words('noFilters') }]),
  ];
};
