import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { createIndex } from '#contract/calls/documents.ts';
import { collectionName } from '#contract/collection-name.ts';
import { maxRows } from '#contract/limits.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { withTemporaryFolder } from '../clean-up.ts';
import { createStoreFiller, organisation } from '../search/fill-store.ts';
import { startOurs } from '../search/ours.ts';
import type { Side } from '../search/side.ts';
import type { Measured } from './part.ts';
import { watchWhile } from './watch.ts';

const sheets = 100_000;
const aims = { healthMs: 50 } as const;

/** All record numbers of a collection of 100,000 sheets, collected as the page does it, and an index ordered with them. */
export const measureOrder = (): Promise<readonly Measured[]> =>
  withTemporaryFolder(async (dataDir) => {
    const filler = await createStoreFiller(join(dataDir, 'vigie.sqlite'));
    for (const record of generateRecords(7, sheets)) filler.add(record);
    filler.finish();
    const ours = await startOurs(dataDir);
    try {
      return await measureOurs(ours);
    } finally {
      await ours.stop();
    }
  });

const measureOurs = async (ours: Side): Promise<readonly Measured[]> => {
  const health = ours.client.with({});
  const watching = { pid: ours.pid, askHealth: async () => (await health.send(`${apiBase}/health`)).ms };
  const search = `${apiBase}/lucidworks-solr-api/${collectionName(organisation)}/?${new URLSearchParams({
    fq: `Codes_ss:"${organisation}"`,
    sort: 'ProductName_custom_sort asc',
    locale: 'en',
    fl: 'id',
    rows: String(maxRows),
  })}`;
  // The index is built with the first search.
  await ours.client.send(search);
  const collected = await watchWhile(watching, () => ours.client.send(search));
  const sdsIds = [...collected.result.body.toString().matchAll(/RecordNumber_s":"(\d+)"/g)].map(([, isn]) =>
    Number(isn),
  );
  const ordered = await watchWhile(watching, () => orderIndex(ours, sdsIds));
  health.close();
  const count = sdsIds.length.toLocaleString('en-CA');
  return [
    {
      side: `Vigie: ${count} record numbers over HTTP`,
      figures: [
        { name: 'from asking to the last byte', value: collected.result.ms, unit: 'ms' },
        { name: 'slowest health answer meanwhile', value: collected.slowestHealthMs, unit: 'ms', aim: aims.healthMs },
      ],
    },
    {
      side: `Vigie: an index of ${count} sheets, from the order to the document`,
      figures: [
        { name: 'from start to end', value: ordered.result / 1000, unit: 's' },
        { name: 'slowest health answer meanwhile', value: ordered.slowestHealthMs, unit: 'ms', aim: aims.healthMs },
      ],
    },
  ];
};

/** Orders an index and waits until it is made; gives the milliseconds that took. */
const orderIndex = async ({ client }: Side, sdsIds: readonly number[]): Promise<number> => {
  const started = performance.now();
  const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
  const answer = await client.send(apiBase + createIndex.path, {
    method: createIndex.method,
    headers: { 'content-type': 'application/json', [xhrMarker.name]: xhrMarker.value },
    body: JSON.stringify({ ...choices, sdsIds, format: 'pdf' }),
  });
  const { id } = JSON.parse(answer.body.toString()) as { id: number };
  for (;;) {
    const { body } = await client.send(`${apiBase}/requests/${id}`);
    const { status_slug } = JSON.parse(body.toString()).data.attributes;
    if (status_slug === 'completed') return performance.now() - started;
    if (status_slug === 'error') throw new Error('the index was not made');
    await wait(200);
  }
};
