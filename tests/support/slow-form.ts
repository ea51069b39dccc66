import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';

/** Signs in at a server that listens, and gives the cookie. */
export const signInAt = async (url: string, name: string): Promise<string> => {
  const response = await fetch(`${url}${apiBase}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [xhrMarker.name]: xhrMarker.value },
    body: JSON.stringify({ name, password: demoPassword }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

interface StreamedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly field: string;
  /** The bytes of each file, in pieces. */
  readonly files: Iterable<{
    readonly name: string;
    readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  }>;
}

/** Sends a form piece by piece, as a browser does with large files. */
export const streamForm = (
  url: string,
  { path, cookie, signal }: { path: string; cookie: string; signal?: AbortSignal },
  { fields, field, files }: StreamedForm,
): Promise<Response> => {
  const boundary = randomUUID();
  const head = (disposition: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`);
  const body = async function* () {
    for (const [name, value] of Object.entries(fields))
      yield Buffer.concat([head(`name="${name}"`), Buffer.from(`${value}\r\n`)]);
    for (const { name, pieces } of files) {
      yield head(`name="${field}"; filename="${name}"`);
      for await (const piece of pieces) yield piece;
      yield Buffer.from('\r\n');
    }
    yield Buffer.from(`--${boundary}--\r\n`);
  };
  return fetch(`${url}${apiBase}${path}`, {
    method: 'POST',
    duplex: 'half',
    headers: {
      cookie,
      [xhrMarker.name]: xhrMarker.value,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Readable.toWeb(Readable.from(body())),
    ...(signal && { signal }),
  } as RequestInit);
};

/** Bytes in pieces, like those a socket brings. */
export const inPieces = function* (bytes: Uint8Array, size = 64 * 1024): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += size) yield bytes.subarray(from, from + size);
};
