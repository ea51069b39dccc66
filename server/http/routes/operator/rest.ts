import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { SortStep } from '#contract/json-api/query.ts';
import { type RestQuery, totalHeader } from '#contract/operator/define-rest.ts';
import { sortBy } from '#server/platform/json-api/sort.ts';

type Comparisons<One, Sort extends string> = Readonly<Record<Sort, (a: One, b: One) => number>>;

interface Order<One extends { readonly id: number }, Sort extends string> {
  readonly query: RestQuery<Sort, z.ZodRawShape>;
  readonly comparisons: Comparisons<One, Sort>;
  /** The default order; the id decides between equal rows. */
  readonly defaultSort: SortStep<Sort>;
}

/** One answer of a list: the records of the range asked for, and how many there are in all, which goes into a header. */
export const sendPage = <One>(reply: FastifyReply, { data, total }: { data: One[]; total: number }): One[] => {
  reply.header(totalHeader, total);
  return data;
};

/** `sendPage` of a list that is short enough to be ordered here. */
export const sendOrdered = <One extends { readonly id: number }, Sort extends string>(
  reply: FastifyReply,
  records: readonly One[],
  { query, comparisons, defaultSort }: Order<One, Sort>,
): One[] => {
  const { sort = defaultSort, range, ids } = query;
  const asked = ids ? records.filter(({ id }) => ids.includes(id)) : records;
  const sorted = sortBy(
    asked.toSorted((a, b) => a.id - b.id),
    [sort],
    comparisons,
  );
  return sendPage(reply, { data: sorted.slice(range.start, range.end), total: sorted.length });
};
