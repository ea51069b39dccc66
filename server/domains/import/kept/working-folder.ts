import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  archiveEnding,
  listEndings,
  maxImportFiles,
  maxListBytes,
  maxUnpackedBytes,
} from '#contract/imports/limits.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { safePath } from '#lib/zip/safe-path.ts';
import { openArchive, UnreadableArchive } from '#lib/zip/unzip.ts';
import type { FileStore, LocalFiles } from '#server/platform/files/file-store.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { ListError } from '../list-error.ts';
import { quoted } from '../reasons.ts';

/** The files of an import as they lie on this disk while it is worked on. */
export interface WorkingFolder {
  /** Of the list; undefined without one. */
  readonly list: Uint8Array | undefined;
  /** Where the PDFs are; undefined where nothing but a list was sent. */
  readonly pdfDirectory: string | undefined;
  /** Files that are neither a list nor PDFs, by their names, and lists of archives beside a list that was sent. */
  readonly leftOut: readonly string[];
}

const hasEnding = (path: string, endings: readonly string[]): boolean => endings.includes(extname(path).toLowerCase());

/** Whether a file is the list of its import, by its name. */
export const isList = (path: string): boolean => hasEnding(path, listEndings);

/** Whether a file is an archive of PDFs, by its name. */
export const isArchive = (path: string): boolean => hasEnding(path, [archiveEnding]);

/** Whether an archive's file may be the list, by its name: a text in an archive is a note more often. */
const isArchivedList = (path: string): boolean => hasEnding(path, ['.csv', '.xlsx']);

/** Whether a file is of another kind, by its name; one that bears no ending, or claims to be a PDF, is looked into. */
const isForeign = (path: string): boolean => !hasEnding(path, ['', '.pdf', archiveEnding]);

/**
 * Lays the files of an import out in a folder, archives unpacked, and does `work` there; nothing of the folder is left. Throws ListError
 * for an archive that cannot be read, or holds more than an import takes.
 */
export const withWorkingFolder = async <Result>(
  { store, files }: { readonly store: Database; readonly files: FileStore },
  importId: number,
  work: (folder: WorkingFolder) => Promise<Result>,
): Promise<Result> => {
  const rows = await store
    .selectFrom('import_files')
    .select(['path', 'file_hash', 'size'])
    .where('import_id', '=', importId)
    .orderBy('path')
    .execute();
  const [list] = rows.filter(({ path }) => isList(path));
  const others = rows.filter((row) => row !== list);
  const directory = await files.scratch();
  const checkedOut = files.checkout();
  try {
    const pdfDirectory = join(directory, 'pdfs');
    await mkdir(pdfDirectory, { recursive: true });
    const unpacking: Unpacking = {
      place: createPlaces(pdfDirectory),
      listPath: join(directory, 'list'),
      list: undefined,
      mayHoldList: !list,
      leftOut: [],
    };
    for (const { path, file_hash } of others) {
      const source = await pathOf(checkedOut, file_hash);
      if (isArchive(path)) await unpack(source, path, unpacking);
      else if (isForeign(path)) unpacking.leftOut.push(path);
      else await symlink(source, await unpacking.place.of(path));
    }
    const { list: found, listPath, leftOut } = unpacking;
    return await work({
      list: list
        ? await readList(await pathOf(checkedOut, list.file_hash), list)
        : found === undefined
          ? undefined
          : await readList(listPath, { path: found, size: (await stat(listPath)).size }),
      pdfDirectory: others.length > 0 ? pdfDirectory : undefined,
      leftOut,
    });
  } finally {
    await checkedOut.end();
    await rm(directory, { recursive: true, force: true });
  }
};

const pathOf = async (files: LocalFiles, hash: string): Promise<string> => {
  const path = await files.pathOf(hash);
  if (path === undefined) throw new Error('a file of an import is gone');
  return path;
};

const readList = async (
  source: string,
  { size, path }: { readonly size: number; readonly path: string },
): Promise<Uint8Array> => {
  if (Number(size) > maxListBytes) {
    const most = maxListBytes / 1_000_000;
    throw new ListError(
      `${quoted(path).en} is larger than ${most} MB. Import it in parts.`,
      `${quoted(path).fr} dépasse ${most}\u00a0Mo. Importez-la en plusieurs parties.`,
    );
  }
  const bytes = await readFile(source);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') await refuseLargeWorkbook(source, path);
  return bytes;
};

/** A workbook is an archive too: how much it holds is known before anything makes sheets of it. */
const refuseLargeWorkbook = async (source: string, path: string): Promise<void> => {
  let left = mostWorkbookBytes;
  try {
    const archive = await openArchive(source, maxImportFiles);
    try {
      for (const { bytes } of archive.files)
        for await (const chunk of bytes(left + 1)) {
          left -= chunk.length;
          if (left < 0) throw new UnreadableArchive(`more than ${mostWorkbookBytes / 1_000_000} MB`);
        }
    } finally {
      await archive.close();
    }
  } catch (error) {
    throw error instanceof UnreadableArchive ? unreadable(path, error) : error;
  }
};

/** Bytes of a workbook once it is unpacked. */
const mostWorkbookBytes = 300_000_000;

const unreadable = (path: string, { message }: UnreadableArchive): ListError =>
  new ListError(
    `${quoted(path).en} cannot be read: ${message}.`,
    `${quoted(path).fr} ne peut pas être lu\u00a0: ${message}.`,
  );

/** Gives each file a path of its own below a folder, and keeps account of how much comes to lie there. */
const createPlaces = (directory: string) => {
  const taken = new Set<string>();
  let left = maxUnpackedBytes;
  const free = (path: string): string => {
    const ending = extname(path);
    const stem = path.slice(0, path.length - ending.length);
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? path : `${stem} (${number})${ending}`;
      if (!taken.has(candidate.toLowerCase())) return candidate;
    }
  };
  return {
    count: () => taken.size,
    of: async (path: string): Promise<string> => {
      const own = free(safePath(path) || 'file');
      taken.add(own.toLowerCase());
      const whole = join(directory, own);
      await mkdir(dirname(whole), { recursive: true });
      return whole;
    },
    spend: (bytes: number): void => {
      left -= bytes;
      if (left < 0) throw tooMuch;
    },
  };
};

/** What computers put into archives for themselves. */
const isOfComputer = (name: string): boolean => /(^|[/\\])(__MACOSX[/\\]|\.DS_Store$|Thumbs\.db$|\._)/i.test(name);

/** What comes of archives while they are unpacked. */
interface Unpacking {
  readonly place: ReturnType<typeof createPlaces>;
  /** Where a list that is found is laid. */
  readonly listPath: string;
  list: string | undefined;
  readonly mayHoldList: boolean;
  readonly leftOut: string[];
}

const unpack = async (source: string, path: string, unpacking: Unpacking): Promise<void> => {
  const { place, listPath, mayHoldList, leftOut } = unpacking;
  const folder = dirname(path);
  try {
    const archive = await openArchive(source, maxImportFiles);
    try {
      for (const { name, bytes } of archive.files.filter((file) => !isOfComputer(file.name))) {
        if (place.count() >= maxImportFiles) throw tooMany;
        const own = folder === '.' ? name : `${folder}/${name}`;
        if (mayHoldList && isArchivedList(name)) {
          if (unpacking.list !== undefined) throw twoLists(unpacking.list, name);
          unpacking.list = name;
          await pipeline(Readable.from(counted(bytes(maxListBytes + 1), place.spend)), createWriteStream(listPath));
          continue;
        }
        if (isForeign(name)) {
          leftOut.push(safePath(own));
          continue;
        }
        const target = await place.of(own);
        // A file that is too large is known as such by its first bytes past the limit; the rest is never unpacked.
        await pipeline(Readable.from(counted(bytes(maxUploadBytes + 1), place.spend)), createWriteStream(target));
      }
    } finally {
      await archive.close();
    }
  } catch (error) {
    throw error instanceof UnreadableArchive ? unreadable(path, error) : error;
  }
};

async function* counted(bytes: AsyncIterable<Uint8Array>, spend: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    spend(chunk.length);
    yield chunk;
  }
}

const twoLists = (one: string, other: string): ListError =>
  new ListError(
    `Only one list can be imported at a time: the archives hold ${quoted(one).en} and ${quoted(other).en}.`,
    `Une seule liste peut être importée à la fois\u00a0: les archives contiennent ${quoted(one).fr} et ${quoted(other).fr}.`,
  );

const tooMuch = new ListError(
  `Unpacked, the archives hold more than ${maxUnpackedBytes / 1_000_000_000} GB. Import them in parts.`,
  `Décompressées, les archives dépassent ${maxUnpackedBytes / 1_000_000_000}\u00a0Go. Importez-les en plusieurs parties.`,
);

const tooMany = new ListError(
  `There are more than ${maxImportFiles} files. Import them in parts.`,
  `Il y a plus de ${maxImportFiles} fichiers. Importez-les en plusieurs parties.`,
);
