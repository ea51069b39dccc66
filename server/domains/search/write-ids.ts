import { setImmediate as turn } from 'node:timers/promises';
import type { SearchQuery } from '#contract/search/query.ts';
import type { WireAnswer } from '#contract/search/wire-answer.ts';

/** Record numbers written at a time: a fraction of a millisecond of work. */
const pieceSize = 2000;

/**
 * The answer of a search for record numbers alone, in the shape of `WireAnswer`. A hundred thousand of them are millions of
 * characters: they are written piece by piece, so that other requests are answered in between.
 */
export async function* writeIds(
  isns: readonly number[],
  { start, rows }: Pick<SearchQuery, 'start' | 'rows'>,
  ms: number,
): AsyncGenerator<string> {
  const end = Math.min(isns.length, start + rows);
  yield `{"responseHeader":${JSON.stringify({ status: 0, QTime: ms } satisfies WireAnswer['responseHeader'])},"response":{"numFound":${isns.length},"start":${start},"numFoundExact":true,"docs":[`;
  for (let from = start; from < end; from += pieceSize) {
    const piece = isns
      .slice(from, Math.min(end, from + pieceSize))
      .map(writeId)
      .join(',');
    yield from === start ? piece : `,${piece}`;
    await turn();
  }
  yield ']},"facet_counts":{"facet_fields":{}}}';
}

const writeId = (isn: number): string => `{"Name.IdentificationNumber.RecordNumber_s":"${isn}"}`;
