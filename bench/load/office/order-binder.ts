import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { createBinder } from '#contract/calls/documents.ts';
import { ask } from '../ask.ts';
import { isPdf } from '../is-pdf.ts';
import type { Clerk } from './clerk.ts';

/** Sheets of one binder. */
export const binderSheets = 200;

const choices = {
  sort: 'product',
  includeDate: true,
  customFields: true,
  language: 'all',
  websiteLanguage: 'en',
  doubleSided: true,
  emails: [],
} as const;

/** Orders a binder, waits for it and fetches it. Throws unless it is a PDF in which no sheet is missing. */
export const orderBinder = async ({ client, organisation, random }: Clerk): Promise<void> => {
  const count = Math.min(binderSheets, organisation.sheets);
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(organisation.firstIsn + random.below(organisation.sheets));
  const ordered = await ask(client, apiBase + createBinder.path, {
    method: createBinder.method,
    headers: { 'content-type': 'application/json', [xhrMarker.name]: xhrMarker.value },
    body: JSON.stringify({ ...choices, sdsIds: [...chosen] }),
  });
  const { id } = JSON.parse(ordered.body.toString()) as { id: number };
  const { num_sds, left_out = [] } = await untilMade({ client, id });
  if (num_sds !== count || left_out.length > 0)
    throw new Error(`binder ${id} lacks sheets: ${JSON.stringify(left_out)}`);
  const { body } = await ask(client, `${apiBase}/requests/${id}/download`);
  if (!isPdf(body)) throw new Error(`binder ${id} is no PDF`);
};

interface DocumentInfo {
  readonly num_sds: number;
  readonly left_out?: readonly unknown[];
}

const untilMade = async ({ client, id }: Pick<Clerk, 'client'> & { id: number }): Promise<DocumentInfo> => {
  for (const end = Date.now() + timeout; Date.now() < end; ) {
    const { body } = await ask(client, `${apiBase}/requests/${id}?include=detail`);
    const { data, included } = JSON.parse(body.toString());
    if (data.attributes.status_slug === 'completed') return included[0].attributes.info;
    if (data.attributes.status_slug === 'error') throw new Error(`binder ${id} was not made`);
    await wait(500);
  }
  throw new Error(`binder ${id} was not made in ${timeout / 1000} s`);
};

const timeout = 180_000;
