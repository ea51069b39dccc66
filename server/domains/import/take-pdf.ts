import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { maxUploadBytes } from '#contract/limits.ts';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { type TakenOut, takenOutWords } from '#contract/requests/taken-out.ts';
import type { StagedFile } from '#server/platform/files/file-store.ts';
import { keptAs } from '#server/platform/files/originals.ts';
import { beginsAsPdf, tolerance } from '#server/platform/files/pdf/check.ts';
import type { IntakeProblem } from '#server/platform/files/pdf/checker.ts';
import { keepReadingOf, readWithoutKeeping } from '../reading/keep-reading.ts';
import type { SheetReader } from '../reading/reader.ts';
import type { ImportOrder } from './import-order.ts';
import { type Reason, told } from './reasons.ts';

/** A PDF that may become a sheet's, as it is checked on being uploaded; staged unless it is stored already. */
export interface TakenPdf {
  readonly problem?: never;
  readonly hash: string;
  readonly staged?: StagedFile | undefined;
  /** What it says. */
  readonly reading: SheetReading;
  /** What was taken out of it before it was staged; undefined where nothing was. */
  readonly note?: Reason;
}

/** A file that begins as a PDF does. */
export interface SourcePdf {
  readonly problem?: never;
  readonly path: string;
  /** Of its bytes as they came. */
  readonly hash: string;
}

/** A file that may be a PDF; or why nothing needs to be copied to know that it will not do. */
export const lookAtPdf = (path: string): Promise<SourcePdf | { readonly problem: Reason }> =>
  lookAt(path).catch((error: Error) => ({
    problem: told(`cannot be read: ${error.message}`, `ne peut pas être lu\u00a0: ${error.message}`),
  }));

/**
 * Checks a PDF, stages the rewritten file and reads it; or returns what is wrong with it. What was found out of it before is not sought
 * again: a dry run does not even rewrite it. `isKnown` says whether a file of these bytes belongs to the collection already: it has been
 * checked, and is not stored again. Throws what staging throws.
 */
export const takePdf = async (
  order: ImportOrder,
  source: SourcePdf,
  isKnown: (hash: string) => boolean,
): Promise<TakenPdf | { readonly problem: Reason }> => {
  const { store, files, found, isDryRun } = order;
  for (const hash of await keptAs(store, source.hash))
    if (isKnown(hash) && (await files.has(hash)))
      return { hash, reading: await readAs(order, { hash, path: source.path }, order.reader) };
  const before = await found?.find(source.hash);
  const taken: CleanPdf | { readonly problem: Reason } =
    before && isDryRun ? { hash: before.cleanHash, takenOut: before.takenOut } : await clean(order, source);
  if (taken.problem !== undefined) return taken;
  const { hash, takenOut, staged } = taken;
  const read: SheetReader['read'] = async (path, recognised = []) => {
    // Letters that were recognised since say more.
    if (before && recognised.length === 0) return before.reading;
    const reading = await order.reader.read(path, recognised);
    // What failed may be read another time.
    if (reading.outcome !== 'failed') await found?.keep(source.hash, { cleanHash: hash, takenOut, reading });
    return reading;
  };
  try {
    const reading = await readAs(order, { hash, path: staged?.path ?? source.path }, { read });
    return { hash, staged, reading, ...noteOf(takenOut) };
  } catch (error) {
    await staged?.discard();
    throw error;
  }
};

interface CleanPdf extends Pick<TakenPdf, 'problem' | 'hash' | 'staged'> {
  readonly takenOut: readonly TakenOut[];
}

/** The file rewritten and staged. */
const clean = async (
  { files, pdfs, organisationId }: ImportOrder,
  source: SourcePdf,
): Promise<CleanPdf | { readonly problem: Reason }> => {
  const received = await files.receive(source.path);
  const checked = await pdfs.check(received.path, organisationId);
  await received.discard();
  if (checked.problem) return { problem: problemTexts[checked.problem] };
  const kept = await files.adopt(checked.cleanPath);
  return { hash: kept.hash, takenOut: checked.takenOut, staged: { ...kept, originalHash: source.hash } };
};

/** What a PDF says; kept, unless it is a dry run. */
const readAs = (
  { store, organisationId, isDryRun }: ImportOrder,
  file: { readonly hash: string; readonly path: string },
  reader: Pick<SheetReader, 'read'>,
): Promise<SheetReading> =>
  (isDryRun ? readWithoutKeeping : keepReadingOf)({ store, reader, owner: organisationId }, file);

const noteOf = (takenOut: readonly TakenOut[]): Pick<TakenPdf, 'note'> =>
  takenOut.length > 0
    ? {
        note: told(
          `taken out of its PDF: ${takenOut.map((kind) => takenOutWords[kind].en).join(', ')}`,
          `retiré de son PDF\u00a0: ${takenOut.map((kind) => takenOutWords[kind].fr).join(', ')}`,
        ),
      }
    : {};

const lookAt = async (path: string): Promise<SourcePdf | { readonly problem: Reason }> => {
  const found = await stat(path);
  // What is no file may never end, or never begin.
  if (!found.isFile()) return { problem: told('is not a file', 'n’est pas un fichier') };
  if (found.size === 0) return { problem: problemTexts.empty };
  if (!(await startsAsPdf(path))) return { problem: problemTexts['not-a-pdf'] };
  if (found.size > maxUploadBytes) return { problem: tooLarge };
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return { path, hash: hash.digest('hex') };
};

const startsAsPdf = async (path: string): Promise<boolean> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(tolerance), 0, tolerance, 0);
    return beginsAsPdf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
};

const megabytes = maxUploadBytes / 1_000_000;
const tooLarge = told(`is larger than ${megabytes} MB`, `dépasse ${megabytes}\u00a0Mo`);

const problemTexts: Record<IntakeProblem, Reason> = {
  'not-a-pdf': told('is not a PDF', 'n’est pas un PDF'),
  damaged: told('is damaged', 'est endommagé'),
  'password-protected': told('needs a password', 'exige un mot de passe'),
  empty: told('is empty', 'est vide'),
  'too-complex': told('is too complex to be checked', 'est trop complexe pour être vérifié'),
  infected: told('holds harmful software', 'contient un logiciel malveillant'),
  'not-scanned': told(
    'could not be scanned: the virus scanner does not answer',
    'n’a pas pu être soumis à l’antivirus, qui ne répond pas',
  ),
};
