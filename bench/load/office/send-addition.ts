import { randomUUID } from 'node:crypto';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { addSheets } from '#contract/calls/sds-addition.ts';
import { makeLargePdf } from '#tests/support/pdfs.ts';
import { ask } from '../ask.ts';
import type { Clerk } from './clerk.ts';

/** Bytes of a PDF that is sent, as large as a scan. */
export const additionBytes = 5_000_000;

/** Asks that a sheet be added, with a PDF that nobody has sent before. Throws unless a request was made of it. */
export const sendAddition = async ({ client, organisation }: Clerk): Promise<void> => {
  const pdf = await makeLargePdf(`Addition ${randomUUID()}`, additionBytes);
  const form = new FormData();
  form.append('locations[]', String(organisation.locationOffset + 1));
  form.append('files[]', new Blob([pdf as Uint8Array<ArrayBuffer>]), 'scan.pdf');
  const encoded = new Response(form);
  const { body } = await ask(client, apiBase + addSheets.path, {
    method: addSheets.method,
    headers: {
      [xhrMarker.name]: xhrMarker.value,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  const { data } = JSON.parse(body.toString()) as { data: { id: number }[] };
  if (data.length !== 1 || !Number.isInteger(data[0]?.id)) throw new Error(`the addition was answered with ${body}`);
};
