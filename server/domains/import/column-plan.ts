import type { Bilingual } from '#contract/languages.ts';
import { fold } from '#lib/text/fold.ts';
import { type ColumnName, columnNames, columnOfHeader, columns, columnTitle } from './columns.ts';
import { ListError } from './list-error.ts';

/** Which cell of a row says what. */
export interface ColumnPlan {
  readonly indexes: ReadonlyMap<ColumnName, number>;
  /** Headers that nothing is read from, with the reason where there is one. */
  readonly unused: readonly string[];
}

/** What `planColumns` goes by. */
interface Headers {
  readonly headers: readonly string[];
  /** Labels of the organisation's own fields. */
  readonly customFields: readonly Bilingual[];
  /** Headers of the list to columns of ours, as the map file says: it wins over what headers are known for. */
  readonly map?: Readonly<Record<string, string>>;
}

/** Decides which column of a list is which. Throws ListError for a bad map and where no column gives the product name. */
export const planColumns = ({ headers, customFields, map = {} }: Headers): ColumnPlan => {
  const mapped = mappedIndexes(headers, map, customFields);
  const indexes = new Map(mapped);
  const taken = new Set(mapped.values());
  const unused: string[] = [];
  for (const [index, header] of headers.entries()) {
    if (taken.has(index)) continue;
    const column = columnOfHeader(header, customFields);
    if (column && !indexes.has(column)) indexes.set(column, index);
    else if (column) unused.push(`${header} (${columnTitle(column)} is read from “${headers[indexes.get(column)!]}”)`);
    else if (header) unused.push(header);
  }
  if (!indexes.has('productName')) throw noProductName(headers);
  return { indexes, unused };
};

const mappedIndexes = (
  headers: readonly string[],
  map: Readonly<Record<string, string>>,
  customFields: readonly Bilingual[],
): Map<ColumnName, number> => {
  const indexes = new Map<ColumnName, number>();
  for (const [header, target] of Object.entries(map)) {
    const column = columnOfHeader(target, customFields);
    if (!column) {
      throw new ListError(
        `The map sends “${header}” to “${target}”, which is no column. Columns: ${columnNames.join(', ')}.`,
      );
    }
    const index = headers.findIndex((each) => fold(each) === fold(header));
    if (index < 0) throw new ListError(`The map names the header “${header}”, which the list does not have.`);
    if (indexes.has(column)) throw new ListError(`The map sends two headers to “${target}”.`);
    indexes.set(column, index);
  }
  return indexes;
};

const noProductName = (headers: readonly string[]) => {
  const seen = headers.filter(Boolean).join(', ');
  const known = [...columns.productName.en, ...columns.productName.fr].join(', ');
  return new ListError(
    `No column gives the product name. Headers of the list: ${seen}. Headers known for it: ${known}. Name yours with --map.`,
  );
};
