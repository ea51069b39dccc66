import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { PdfFile } from '#lib/pdf-binder/pdf-file.ts';
import { type CopiedPage, copyDocument, type Stamping } from '#lib/pdf-binder/source/copy-document.ts';
import type { Layer } from '#lib/pdf-binder/source/layers.ts';
import { readReached } from '#lib/pdf-binder/source/reached-document.ts';
import { type SourceDocument, wholeDocument } from '#lib/pdf-binder/source/source-document.ts';
import { writeStreamLengths } from '#lib/pdf-binder/source/stream-lengths.ts';
import { openPdf, type PdfProblem } from '#server/platform/files/pdf/check.ts';
import type { BinderOptions, BinderSheet, LeftOutReason } from './binder.ts';

/** A sheet whose pages are in the file, or why they are not. */
export interface Binding {
  readonly sheet: BinderSheet;
  /** Number of the node of the page tree above its pages, which is still to be written. */
  readonly node: number;
  readonly copied: readonly CopiedPage[];
  /** Numbers of all its pages, a blank one at the end too. */
  readonly pages: readonly number[];
  readonly layers: readonly Layer[];
  readonly leftOut?: LeftOutReason | undefined;
}

export interface BindOptions {
  readonly isDoubleSided: BinderOptions['isDoubleSided'];
  readonly stamping: Stamping;
  /** Places among the sheets of those not to be tried: the thread that read them before did not come back. */
  readonly givenUp: ReadonlySet<number>;
  readonly onReading: (place: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Writes the pages of one sheet after the other; one document is in memory at a time. Throws when `signal` aborts. */
export const bindSheets = async (
  file: PdfFile,
  sheets: readonly BinderSheet[],
  { isDoubleSided, stamping, givenUp, onReading, signal }: BindOptions,
): Promise<Binding[]> => {
  const bound: Binding[] = [];
  for (const [place, sheet] of sheets.entries()) {
    onReading(place);
    // Cancellation is noticed between two sheets.
    if (signal) await setImmediate();
    signal?.throwIfAborted();
    const binding = givenUp.has(place) ? leaveOut(sheet, 'damaged') : await bind(file, sheet, stamping);
    bound.push(isDoubleSided ? evened(file, binding) : binding);
  }
  return bound;
};

const bind = async (file: PdfFile, sheet: BinderSheet, stamping: Stamping): Promise<Binding> => {
  const bytes = sheet.path === '' ? undefined : await readExisting(sheet.path);
  if (!bytes) return leaveOut(sheet, 'missing');
  writeStreamLengths(bytes);
  const { document, reason } = await readSource(bytes);
  if (!document) return leaveOut(sheet, reason);
  const mark = file.mark();
  try {
    const node = file.reserve();
    const { pages, layers } = copyDocument(document, { file, parent: node, stamping });
    return { sheet, node, copied: pages, pages: pages.map(({ number }) => number), layers };
  } catch (error) {
    if (isOfSystem(error)) throw error;
    file.rewind(mark);
    return leaveOut(sheet, 'damaged');
  }
};

type Source =
  | { readonly document: SourceDocument; readonly reason?: never }
  | { readonly document?: never; readonly reason: LeftOutReason };

/** Only what is needed, from a file that is as it should be; any other is read whole, and mended where that can be. */
const readSource = async (bytes: Buffer): Promise<Source> => {
  const reached = readReached(bytes);
  if (reached) return { document: reached };
  const { document, problem } = await openPdf(bytes);
  return document ? { document: wholeDocument(document) } : { reason: reasons[problem] };
};

const reasons: Record<PdfProblem, LeftOutReason> = {
  empty: 'empty',
  'not-a-pdf': 'damaged',
  damaged: 'damaged',
  'password-protected': 'password-protected',
  'too-complex': 'damaged',
};

const leaveOut = (sheet: BinderSheet, leftOut: LeftOutReason): Binding => ({
  sheet,
  leftOut,
  node: 0,
  copied: [],
  pages: [],
  layers: [],
});

/** A page more where the number is odd, as large as the last: the next sheet starts on the right. */
const evened = (file: PdfFile, binding: Binding): Binding => {
  const last = binding.copied.at(-1);
  if (!last || binding.pages.length % 2 === 0) return binding;
  return { ...binding, pages: [...binding.pages, addBlankPage(file, binding.node, last.boxes.visible, last.boxes)] };
};

const addBlankPage = (
  file: PdfFile,
  parent: number,
  box: readonly number[],
  { rotation, unit }: { rotation: number; unit: number },
): number =>
  file.add(
    `<</Type/Page/Parent ${parent} 0 R/MediaBox[${box.join(' ')}]/Rotate ${rotation}/UserUnit ${unit}/Resources<<>>>>`,
  );

const readExisting = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (isOfSystem(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** A full disk or a lost one is not the sheet's fault. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;
