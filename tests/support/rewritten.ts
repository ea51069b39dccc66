import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRange } from '#contract/reading/file-kind.ts';
import { rewritePdf } from '#server/platform/files/pdf/rewrite.ts';

/** A PDF as it is kept when somebody sends these bytes, or a range of its pages; undefined for one that is refused. */
export const rewritten = async (bytes: Uint8Array, range?: PageRange): Promise<Buffer | undefined> => {
  const path = join(tmpdir(), `vigie-rewritten-${randomUUID()}.pdf`);
  try {
    return (await rewritePdf(Buffer.from(bytes), path, range)).problem ? undefined : await readFile(path);
  } finally {
    await rm(path, { force: true });
  }
};
