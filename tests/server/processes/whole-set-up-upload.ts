import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { inPieces, streamForm } from '#tests/support/slow-form.ts';
import type { Person, Server } from './whole-set-up-processes.ts';

/** Sends the first half of an addition, and the rest on demand; the process has begun with it when this resolves. */
export const startUpload = async (
  { url, dataDir }: Server,
  { member, place }: { readonly member: Person; readonly place: string },
  bytes: Uint8Array,
) => {
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
  const pieces = async function* () {
    yield* inPieces(bytes.subarray(0, bytes.length / 2));
    await rest;
    yield* inPieces(bytes.subarray(bytes.length / 2));
  };
  const answer = streamForm(
    url,
    { path: '/sds-addition', cookie: member.cookie },
    { fields: { 'locations[]': place }, field: 'files[]', files: [{ name: 'slow.pdf', pieces: pieces() }] },
  );
  const written = async () => {
    const entries = await readdir(join(dataDir, 'files', 'incoming'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };
  await expect.poll(() => written().catch(() => 0), { timeout: 20_000 }).toBe(1);
  return { answer, goOn };
};

/** Whether nobody listens there any more. */
export const isRefused = async (url: string): Promise<boolean> => {
  try {
    await fetch(`${url}${apiBase}/health`);
    return false;
  } catch (error) {
    const { cause } = error as { cause?: NodeJS.ErrnoException };
    return cause?.code === 'ECONNREFUSED';
  }
};
