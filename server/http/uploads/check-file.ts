import { rm } from 'node:fs/promises';
import type { Upload } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Fault } from '#server/platform/errors/api-error.ts';
import type { StagedFile } from '#server/platform/files/file-store.ts';
import type { PdfProblem } from '#server/platform/files/pdf/check.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import type { Services } from '../services.ts';

interface Context extends Pick<Services, 'files' | 'pdfs'> {
  readonly pointer: string;
  readonly isTooLarge: boolean;
  readonly upload: Upload;
  /** Where a file that takes the place of this one is noted, to be discarded with the others. */
  readonly staged: StagedFile[];
}

/** The file as it may be kept, without the programs that were in it; or what is wrong with it. */
export const checkFile = async (
  file: ReceivedFile,
  { pdfs, files, pointer, isTooLarge, upload, staged }: Context,
): Promise<ReceivedFile | Fault> => {
  const { name } = file;
  const fault = (code: ErrorCode, params = {}): Fault => ({ code, params: { name, ...params }, source: { pointer } });
  if (isTooLarge) return fault('upload.too_large', { max: upload.maxBytes / 1_000_000 });
  if (file.size === 0) return fault('upload.empty');
  const { problem, cleanPath } = await pdfs.check(file.path);
  if (problem) return fault(codes[problem]);
  if (!cleanPath) return file;
  const clean = await files.stage(cleanPath);
  staged.push(clean, { ...clean, discard: () => rm(cleanPath, { force: true }) });
  return { ...clean, name };
};

const codes: Record<PdfProblem, ErrorCode> = {
  'not-a-pdf': 'upload.not_a_pdf',
  damaged: 'upload.damaged',
  'password-protected': 'upload.password_protected',
  empty: 'upload.empty',
};
