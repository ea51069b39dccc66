import type { FastifyInstance } from 'fastify';
import { apiBase } from '#contract/call.ts';
import { marked } from './test-server.ts';

/** A file as a form sends it. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Sent {
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  readonly files?: readonly SentFile[];
}

/** Sends a form with files as a browser does, texts first. */
export const sendForm = async (
  app: FastifyInstance,
  { path, cookie, field, language = 'en' }: { path: string; cookie: string; field: string; language?: string },
  { fields = {}, files = [] }: Sent,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  for (const { name, bytes } of files) form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  const encoded = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: apiBase + path,
    headers: {
      ...marked,
      cookie,
      'accept-language': language,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body = response.json();
  return {
    status: response.statusCode,
    body,
    /** `pointer code` of every refusal. */
    faults: ((body.errors ?? []) as { code: string; source?: { pointer: string } }[]).map(
      ({ code, source }) => `${source?.pointer ?? ''} ${code}`,
    ),
    titles: ((body.errors ?? []) as { title: string }[]).map(({ title }) => title),
  };
};
