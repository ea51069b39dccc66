import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '#contract/call.ts';
import type { Random } from '#tests/support/search/random.ts';
import type { Client } from '../http-client.ts';
import { ask } from './ask.ts';
import type { StoredPdfs } from './fill-load-store.ts';
import { isPdf } from './is-pdf.ts';
import { digestOf, type Repertoire } from './known-searches.ts';
import type { Tally } from './tally.ts';

interface Member {
  readonly client: Client;
  readonly repertoire: Repertoire;
  readonly pdfs: StoredPdfs;
  readonly random: Random;
}

/** Between two things a person does, 2 to 6 s. */
const thinking = { least: 2000, spread: 4000 } as const;
const opens = { details: 0.3, pdf: 0.1 } as const;

/** Searches until told to stop, and now and then opens a sheet that was found, and its PDF. */
export const beMember = async (member: Member, tally: Tally, stop: AbortSignal): Promise<void> => {
  const { client, repertoire, random } = member;
  // Not all at the same instant.
  await think(random.below(thinking.least + thinking.spread), stop);
  while (!stop.aborted) {
    const search = random.pick(repertoire);
    await tally.time('search', async () => {
      const answer = await ask(client, search.path);
      if (digestOf(answer) !== search.digest) throw new Error(`${search.path} has another answer than before`);
      return answer.ms;
    });
    await think(thinking.least + random.below(thinking.spread), stop);
    if (stop.aborted || search.isns.length === 0 || !random.chance(opens.details)) continue;
    await openSheet(member, random.pick(search.isns), tally);
    await think(thinking.least + random.below(thinking.spread), stop);
  }
  client.close();
};

const openSheet = async ({ client, pdfs, random }: Member, isn: number, tally: Tally): Promise<void> => {
  await tally.time('details', async () => {
    const { ms, body, encoding } = await ask(client, `${apiBase}/sds-details/?recordID=${isn}`, asItIs);
    if (encoding !== '' || JSON.parse(body.toString()).isn !== isn) throw new Error(`${isn} has details of another`);
    return ms;
  });
  if (!random.chance(opens.pdf / opens.details)) return;
  await tally.time('PDF', async () => {
    const { ms, body } = await ask(client, `${apiBase}/pdf/${isn}.pdf`, asItIs);
    const hash = pdfs.hashOf(isn);
    const isRight = hash ? createHash('sha256').update(body).digest('hex') === hash : isPdf(body);
    if (!isRight) throw new Error(`${isn} has another PDF`);
    return ms;
  });
};

const asItIs = { headers: { 'accept-encoding': 'identity' } };

const think = (ms: number, signal: AbortSignal): Promise<void> => wait(ms, undefined, { signal }).catch(() => {});
