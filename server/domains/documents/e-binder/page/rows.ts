import { formatShortDate } from '#contract/short-date.ts';
import type { EbinderData } from './data.ts';
import { create } from './elements.ts';
import type { PageWord } from './words.ts';

export type Say = (word: PageWord) => string;

interface PageColumn {
  readonly head: string;
  /** In the head and the cells, for the style. */
  readonly name: string;
  readonly cell: (at: number) => (Node | string)[];
}

/**
 * The columns of the results, with explicit roles: a phone draws rows as cards, and that takes the roles of a table
 * away.
 */
export const pageColumns = (data: EbinderData, say: Say): PageColumn[] => {
  const { sheets, manufacturers, locations, customFieldLabels } = data;
  const has = (isThere: (sheet: (typeof sheets)[number]) => boolean) => sheets.some(isThere);
  const text = (head: string, name: string, of: (at: number) => string): PageColumn => ({
    head,
    name,
    cell: (at) => [of(at)],
  });
  return [
    { head: say('product'), name: 'product', cell: (at) => productCell(sheets[at]![0], sheets[at]![8], say) },
    text(say('manufacturer'), 'manufacturer', (at) => manufacturers[sheets[at]![1]] || say('noManufacturer')),
    ...(has(([, , ids]) => ids.length > 0)
      ? [{ head: say('productIds'), name: 'ids', cell: (at: number) => codes(sheets[at]![2]) }]
      : []),
    text(say('language'), 'language', (at) => say(sheets[at]![3])),
    ...(data.includeDate ? [text(say('date'), 'date', (at) => formatShortDate(sheets[at]![4]))] : []),
    ...customFieldLabels.map((label, field) => text(label, 'custom', (at) => sheets[at]![5][field] ?? '')),
    ...(locations.length > 0
      ? [text(data.locationLabel, 'location', (at) => sheets[at]![6].map((place) => locations[place]).join('; '))]
      : []),
  ];
};

/** Codes one after the other: a line ends between two of them, not at a hyphen. */
const codes = (all: readonly string[]): (Node | string)[] =>
  all.length === 0
    ? ['']
    : all.flatMap((code, at) => [...(at > 0 ? [', '] : []), create('span', { class: 'code' }, code)]);

/** The head of the results. */
export const headRow = (columns: readonly PageColumn[]): HTMLElement =>
  create(
    'tr',
    { role: 'row' },
    ...columns.map(({ head, name }) => create('th', { role: 'columnheader', scope: 'col', class: name }, head)),
  );

/** One sheet. */
export const sheetRow = (columns: readonly PageColumn[], at: number): HTMLElement =>
  create(
    'tr',
    { role: 'row' },
    ...columns.map(({ head, name, cell }, column) => {
      const content = cell(at);
      const isEmpty = content[0] === '';
      return create(
        column === 0 ? 'th' : 'td',
        {
          role: column === 0 ? 'rowheader' : 'cell',
          class: isEmpty ? `${name} empty` : name,
          ...(column === 0 ? { scope: 'row' } : { 'data-label': head }),
        },
        ...content,
      );
    }),
  );

const productCell = (product: string, file: string, say: Say): (Node | string)[] =>
  file === ''
    ? [product, create('span', { class: 'none' }, say('noPdf'))]
    : [create('a', { href: file, target: '_blank', rel: 'noopener' }, product)];
