import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { maxUploadBytes } from '#contract/limits.ts';
import type { FileStore, StagedFile } from '#server/platform/files/file-store.ts';
import type { PdfProblem } from '#server/platform/files/pdf/check.ts';
import type { PdfChecker } from '#server/platform/files/pdf/checker.ts';

interface Taking {
  readonly files: FileStore;
  readonly pdfs: PdfChecker;
  /** Whether a file of these bytes belongs to the collection already: it has been checked, and is not stored again. */
  readonly isKnown: (hash: string) => boolean;
}

/** A PDF that may become a sheet's, as it is checked on being uploaded; staged unless it is stored already. */
export interface TakenPdf {
  readonly problem?: never;
  readonly hash: string;
  readonly staged?: StagedFile;
}

/** Checks the PDF at this path and stages it, without the programs in it; or says what is wrong with it. Throws what staging throws. */
export const takePdf = async (
  { files, pdfs, isKnown }: Taking,
  path: string,
): Promise<TakenPdf | { readonly problem: string }> => {
  const source = await lookAt(path).catch((error: Error) => ({ problem: `cannot be read: ${error.message}` }));
  if ('problem' in source) return source;
  if (isKnown(source.hash) && (await files.has(source.hash))) return source;
  const staged = await files.stage(path);
  const { problem, cleanPath } = await pdfs.check(staged.path);
  if (problem) {
    await staged.discard();
    return { problem: problemTexts[problem] };
  }
  if (!cleanPath) return { hash: staged.hash, staged };
  const clean = await files.stage(cleanPath);
  await Promise.all([staged.discard(), rm(cleanPath, { force: true })]);
  return { hash: clean.hash, staged: clean };
};

/** The bytes' hash; or why nothing needs to be copied to know that they will not do. */
const lookAt = async (path: string): Promise<{ hash: string } | { problem: string }> => {
  const found = await stat(path);
  // What is no file may never end, or never begin.
  if (!found.isFile()) return { problem: 'is not a file' };
  if (found.size === 0) return { problem: problemTexts.empty };
  if (!(await startsAsPdf(path))) return { problem: problemTexts['not-a-pdf'] };
  if (found.size > maxUploadBytes) return { problem: `is larger than ${maxUploadBytes / 1_000_000} MB` };
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return { hash: hash.digest('hex') };
};

/** Readers accept junk before the header, up to this many bytes. */
const tolerance = 1024;

const startsAsPdf = async (path: string): Promise<boolean> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(tolerance), 0, tolerance, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await handle.close();
  }
};

const problemTexts: Record<PdfProblem, string> = {
  'not-a-pdf': 'is not a PDF',
  damaged: 'is damaged',
  'password-protected': 'needs a password',
  empty: 'is empty',
};
