import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SearchQuery } from '#contract/search/query.ts';
import { wireAnswer } from '#contract/search/wire-answer.ts';
import type { Random } from '#tests/support/search/random.ts';
import type { Answer, Client } from '../http-client.ts';
import { queryClasses } from '../search/classes.ts';
import { searchPath } from '../search/search-path.ts';
import { recordsOf } from '../search/shared/organisations.ts';
import { ask } from './ask.ts';
import type { Person } from './people.ts';

/** A search whose answer is known. */
export interface KnownSearch {
  readonly query: SearchQuery;
  readonly path: string;
  /** Of the answer to the last letter, without the time it took. */
  readonly digest: string;
  readonly total: number;
  /** Record numbers of the page. */
  readonly isns: readonly number[];
}

/** The searches of one audience, each as often as it will be drawn. */
export type Repertoire = readonly KnownSearch[];

/** Searches of each class, in the order of `queryClasses`, and how often people ask such. */
const shares = [
  { draws: 1, often: 12 },
  { draws: 1, often: 6 },
  { draws: 40, often: 1 },
  { draws: 24, often: 1 },
  { draws: 8, often: 1 },
  { draws: 8, often: 1 },
  { draws: 24, often: 1 },
] as const;

/** Draws searches for someone and keeps what the server answers while nobody else asks anything. */
export const learnSearches = async (client: Client, { organisation }: Person, random: Random): Promise<Repertoire> => {
  const step = Math.max(1, Math.floor(organisation.sheets / 400));
  const sample = [...recordsOf(organisation)].filter((_, at) => at % step === 0);
  const classes = queryClasses({ sample, size: organisation.sheets, sqliteBuildMs: 0 });
  const known: KnownSearch[] = [];
  for (const [at, { draws, often }] of shares.entries())
    for (let drawn = 0; drawn < draws; drawn++) {
      const query = random.pick(classes[at]!.queries);
      const path = searchPath(organisation.id, query);
      const answer = await askPatiently(client, path);
      const { response } = wireAnswer.parse(JSON.parse(textOf(answer)));
      const isns = response.docs.map((sheet) => Number(sheet['Name.IdentificationNumber.RecordNumber_s']));
      const one = { query, path, digest: digestOf(answer), total: response.numFound, isns };
      for (let times = 0; times < often; times++) known.push(one);
    }
  return known;
};

/** An engine that has just been started refuses its first questions, and asks for a moment: what is measured comes later. */
const askPatiently = async (client: Client, path: string): Promise<Answer> => {
  for (let left = 3; left > 0; left--) {
    const answer = await ask(client, path).catch(() => undefined);
    if (answer) return answer;
    await wait(5000);
  }
  return ask(client, path);
};

/** The content of an answer to a search that never changes. */
export const digestOf = (answer: Answer): string =>
  createHash('sha1')
    .update(textOf(answer).replace(/"QTime":\d+/, ''))
    .digest('base64');

const textOf = ({ encoding, body }: Answer): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
