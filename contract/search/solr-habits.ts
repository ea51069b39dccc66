import { z } from 'zod';
import { maxRows } from '../limits.ts';
import { SearchParameterError } from './parse-search-parameters.ts';
import { type WireSheet, wireSheet } from './wire-answer.ts';
import { type WireQuery, wireQuery } from './wire-query.ts';

const yesOrNo = z.enum(['true', 'false', 'on', 'off']);

/**
 * The parameters of the search call as clients of Solr send them: those of `wireQuery`, and what such clients add by habit. Each is heeded or
 * refused by its name, and so is every other.
 */
export const solrQuery = wireQuery.extend({
  /** Field names parted by commas or spaces; `*` is all of them, `id` the record number. */
  fl: z.union([z.string().max(1000), z.array(z.string().max(1000)).max(64)]).default('*'),
  /** -1 is all of them. */
  'facet.limit': z.coerce.number().int().min(-1).max(10_000).default(11),
  /** `false` answers no lists, whatever `facet.field` asks. */
  facet: yesOrNo.default('true'),
  /** Values that nothing has are in no list. */
  'facet.mincount': z.coerce.number().int().min(1).max(maxRows).default(1),
  wt: z.enum(['json']).default('json'),
  indent: yesOrNo.default('false'),
  /** That of Solr's answers since 1.3, which every client asks for. */
  version: z.enum(['2.2']).optional(),
});
export type SolrQuery = z.output<typeof solrQuery>;

/** What a client of Solr wants of the answer, beside what it searches for. */
export interface SolrWishes {
  readonly wire: WireQuery;
  /** Fields of each sheet; absent where it wants all of them. */
  readonly fields?: readonly (keyof WireSheet)[];
  readonly leastCount: number;
  readonly isIndented: boolean;
}

/** Reads the habits of Solr's clients into our own parameters. Throws SearchParameterError. */
export const readSolrQuery = (query: SolrQuery): SolrWishes => {
  const { fl, facet, 'facet.mincount': leastCount, wt: _wt, indent, version: _version, ...others } = query;
  const names = [fl].flat().flatMap((text) => text.split(/[\s,]+/).filter(Boolean));
  const named = names.filter((name) => name !== '*').map(fieldOf);
  const fields = names.length > named.length || named.length === 0 ? undefined : named;
  const limit = query['facet.limit'];
  return {
    wire: {
      ...others,
      fl: names.length === 1 && names[0] === 'id' ? 'id' : '*',
      'facet.field': isYes(facet) ? query['facet.field'] : [],
      'facet.limit': limit < 0 ? maxRows : limit,
    },
    ...(fields && { fields }),
    leastCount,
    isIndented: isYes(indent),
  };
};

const isYes = (text: z.output<typeof yesOrNo>): boolean => text === 'true' || text === 'on';

const recordNumber = 'Name.IdentificationNumber.RecordNumber_s';

const fieldOf = (name: string): keyof WireSheet => {
  if (name === 'id') return recordNumber;
  if (Object.hasOwn(wireSheet.shape, name)) return name as keyof WireSheet;
  throw new SearchParameterError('fl', `sheets have no field “${name}”`);
};
