import {
  archiveEnding,
  listEndings,
  maxImportFileBytes,
  maxImportFiles,
  maxListBytes,
} from '#contract/imports/limits.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import type { FoundFile } from './found-files.ts';

/** Why a file is not sent. */
export type LeftOutReason = 'kind' | 'oldWorkbook' | 'secondList' | 'large' | 'many' | 'blank';

/** What was chosen for an import, as the server would take it. */
export interface SortedFiles {
  /** What is sent, each path once, the list first. */
  readonly files: readonly FoundFile[];
  readonly list: FoundFile | undefined;
  readonly pdfs: number;
  readonly archives: number;
  readonly leftOut: readonly { readonly path: string; readonly reason: LeftOutReason }[];
}

/** Sorts what was found. What systems put into folders by themselves is passed over in silence. */
export const sortOut = (found: readonly FoundFile[]): SortedFiles => {
  const byPath = new Map(found.filter(({ path }) => !isOfSystem(path)).map((one) => [one.path, one]));
  const files: FoundFile[] = [];
  const leftOut: { path: string; reason: LeftOutReason }[] = [];
  const list = [...byPath.values()].find(
    ({ path, file }) => kindOf(path) === 'list' && faultOf(path, file) === undefined,
  );
  for (const one of byPath.values()) {
    const { path, file } = one;
    const isSecond = kindOf(path) === 'list' && list !== undefined && one !== list;
    const fault = faultOf(path, file) ?? (isSecond ? 'secondList' : undefined);
    const reason = fault ?? (files.length >= maxImportFiles ? 'many' : undefined);
    if (reason) leftOut.push({ path, reason });
    else if (one === list) files.unshift(one);
    else files.push(one);
  }
  const count = (kind: Kind) => files.filter(({ path }) => kindOf(path) === kind).length;
  return { files, list, pdfs: count('pdf'), archives: count('archive'), leftOut };
};

type Kind = 'list' | 'pdf' | 'archive';

const kindOf = (path: string): Kind | undefined => {
  const name = path.toLowerCase();
  if (name.endsWith('.pdf')) return 'pdf';
  if (name.endsWith(archiveEnding)) return 'archive';
  // In a folder a text is a note more often than a list.
  if (name.endsWith('.txt') && path.includes('/')) return undefined;
  return listEndings.some((ending) => name.endsWith(ending)) ? 'list' : undefined;
};

const faultOf = (path: string, { size }: File): LeftOutReason | undefined => {
  const kind = kindOf(path);
  if (/\.xls$/i.test(path)) return 'oldWorkbook';
  if (!kind) return 'kind';
  if (size === 0) return 'blank';
  return size > maxBytesOf(path) ? 'large' : undefined;
};

/** The largest size that a file of this name may have. */
export const maxBytesOf = (path: string): number => {
  const kind = kindOf(path);
  return kind ? maxBytes[kind] : maxImportFileBytes;
};

const maxBytes = { list: maxListBytes, pdf: maxUploadBytes, archive: maxImportFileBytes };

/** `.DS_Store`, `Thumbs.db`, the lock files of Office, what macOS adds to archives. */
const isOfSystem = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part.startsWith('~$') || part === '__MACOSX') ||
  /(^|\/)(thumbs\.db|desktop\.ini)$/i.test(path);
