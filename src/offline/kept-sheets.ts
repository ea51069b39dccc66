import type { IDBPTransaction } from 'idb';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import type { KeptFrame, KeptList, KeptSheet } from '#contract/calls/kept-sheets.ts';
import { identityOf } from '#contract/identity.ts';
import { keptGroupOf } from '#contract/kept-sheets.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import {
  changeKept,
  type KeptChoice,
  type KeptSchema,
  openKept,
  type PackedSheet,
  readKeptState,
} from './kept-database.ts';
import { currentEngine, followChange } from './kept-engine.ts';
import { dropPdf } from './kept-pdfs.ts';
import { changeState } from './kept-state.ts';

const noFrame: KeptFrame = { locations: [], customFields: [] };

/** Begins to keep sheets of this choice, or goes on with another. */
export const chooseKept = (user: UserInfo, choice: KeptChoice): Promise<void> =>
  changeKept(['state'], async (transaction) => {
    const store = transaction.objectStore('state');
    const stored = await store.get('state');
    // What another person left behind is not gone on with.
    const before = stored && identityOf(stored.user) === identityOf(user) ? stored : undefined;
    const unchanged = before && String(before.locations) === String(choice.locations);
    void store.put(
      {
        frame: noFrame,
        total: 0,
        stored: 0,
        refreshedAt: 0,
        revision: 0,
        isLocked: false,
        ...before,
        ...choice,
        contactAt: Date.now(),
        user,
        // Other locations are another list of sheets.
        version: unchanged ? before.version : '',
      },
      'state',
    );
  });

/** Groups of the server's list of which something is otherwise than on this device. */
export const changedGroups = async (groups: NonNullable<KeptList['groups']>): Promise<number[]> => {
  const known = new Map((await readKeptState())?.groups);
  return groups.filter(([group, mark]) => known.get(group) !== mark).map(([group]) => group);
};

/**
 * Takes in the server's list, or the part of it that was asked for: the sheets of these groups. Drops what is no longer in it, and says which sheets
 * are to be fetched.
 */
export const compareWithList = async (
  { frame, total, sheets, groups }: KeptList,
  user: UserInfo,
  asked?: readonly number[],
): Promise<number[]> => {
  const db = await openKept();
  const contactAt = Date.now();
  if (sheets === null) {
    await changeState((state) => ({ ...state, frame, user, contactAt, refreshedAt: contactAt }));
    return [];
  }
  const known = new Map((await db.getAll('sheets')).map(({ isn, mark }) => [isn, mark]));
  const listed = new Map(sheets);
  const unasked = new Set(asked && groups?.map(([group]) => group).filter((group) => !asked.includes(group)));
  const gone = [...known.keys()].filter((isn) => !listed.has(isn) && !unasked.has(keptGroupOf(isn)));
  await removeSheets(gone);
  await changeState((state) => ({ ...state, frame, user, contactAt, total }));
  return [...listed].filter(([isn, mark]) => known.get(isn) !== mark).map(([isn]) => isn);
};

const removeSheets = async (isns: readonly number[]): Promise<void> => {
  if (isns.length === 0) return;
  await currentEngine();
  const revision = await changeKept(['state', 'sheets', 'records'], async (transaction) => {
    for (const isn of isns) {
      void transaction.objectStore('sheets').delete(isn);
      void transaction.objectStore('records').delete(isn);
    }
    return raiseRevision(transaction);
  });
  await followChange({ records: [], removed: isns }, revision);
  for (const isn of isns) await dropPdf(isn);
};

/** Puts sheets in place of what was kept of them. */
export const putSheets = async (sheets: readonly KeptSheet[]): Promise<void> => {
  await currentEngine();
  const packed = await Promise.all(sheets.map(({ details, label }) => pack({ details, label } satisfies PackedSheet)));
  const revision = await changeKept(['state', 'sheets', 'records'], async (transaction) => {
    const stored = transaction.objectStore('sheets');
    for (const [at, { isn, mark, record, details, pdf }] of sheets.entries()) {
      const before = await stored.get(isn);
      void stored.put({
        isn,
        mark,
        pdf,
        pdfTag: before?.pdfTag ?? '',
        pdfBytes: before?.pdfBytes ?? 0,
        rank: ranks[details.en.result.signal_word],
        packed: packed[at]!,
      });
      void transaction.objectStore('records').put(recordOf(record));
    }
    return raiseRevision(transaction);
  });
  await followChange({ records: sheets.map(({ record }) => recordOf(record)), removed: [] }, revision);
};

/** As the server's own engine has it. */
const recordOf = (record: KeptSheet['record']): SearchedSheet => record as unknown as SearchedSheet;

const ranks = { danger: 0, warning: 1, '': 2 } as const;

type Stores = ('state' | 'sheets' | 'records')[];

/** Whoever asks for sheets between two changes gets those of one of them, and an index that fits. */
const raiseRevision = async (transaction: IDBPTransaction<KeptSchema, Stores, 'readwrite'>): Promise<number> => {
  const store = transaction.objectStore('state');
  const state = await store.get('state');
  // It was all dropped meanwhile.
  if (!state) throw new Error('nothing is kept on this device');
  const revision = state.revision + 1;
  void store.put({ ...state, revision, stored: await transaction.objectStore('sheets').count() }, 'state');
  return revision;
};

/** Everything of the list has been taken in. */
export const finishRefresh = ({ version, groups }: KeptList): Promise<void> =>
  changeState((state) => ({ ...state, version, ...(groups && { groups }), refreshedAt: Date.now() }));

/** A sheet as it was kept; undefined when it is not on this device. Names are those of the frame. */
export const readSheet = async (isn: number): Promise<PackedSheet | undefined> => {
  const db = await openKept();
  const [stored, state] = await Promise.all([db.get('sheets', isn), readKeptState()]);
  if (!stored || !state) return undefined;
  const { details, label } = await unpack<PackedSheet>(stored.packed);
  return {
    label,
    details: { en: named(details.en, state.frame, 'en'), fr: named(details.fr, state.frame, 'fr') },
  };
};

const named = (
  details: PackedSheet['details']['en'],
  { locations, customFields }: KeptFrame,
  language: 'en' | 'fr',
): PackedSheet['details']['en'] => {
  const [first, second, third] = customFields.map((name) => name[language]);
  return {
    ...details,
    result: {
      ...details.result,
      customfieldname1: first ?? '',
      customfieldname2: second ?? '',
      customfieldname3: third ?? '',
    },
    subsets: details.subsets.map((place) => ({
      ...place,
      name: locations.find(({ id }) => id === place.id)?.pathName[language] ?? place.name,
    })),
  };
};

/** A PDF that is to be fetched, or dropped. */
export interface PdfPlan {
  readonly fetch: readonly { readonly isn: number; readonly tag: string }[];
  readonly drop: readonly number[];
}

/** Of PDFs not made yet it is not known how large they will be: as large as those that the product makes are. */
const presumedBytes = 40_000;

/**
 * Which PDFs belong on the device within so many bytes, in the order in which they are fetched: those of sheets that were opened last, then those of
 * the gravest hazards, of these the smallest.
 */
export const planPdfs = async (opened: readonly number[]): Promise<PdfPlan> => {
  const limit = (await readKeptState())?.pdfBytes ?? 0;
  const sheets = await bareSheets();
  const turn = new Map(opened.map((isn, at) => [isn, at]));
  const turnOf = ({ isn }: (typeof sheets)[number]) => turn.get(isn) ?? opened.length;
  const sizeOf = ({ pdf, pdfTag, pdfBytes }: (typeof sheets)[number]) =>
    pdf && pdfTag === pdf.tag ? pdfBytes : (pdf?.bytes ?? presumedBytes);
  let room = limit;
  const wanted = new Set<number>();
  const inOrder = sheets.toSorted(
    (a, b) => turnOf(a) - turnOf(b) || a.rank - b.rank || sizeOf(a) - sizeOf(b) || a.isn - b.isn,
  );
  for (const sheet of inOrder) {
    if (!sheet.pdf || sizeOf(sheet) > room) continue;
    room -= sizeOf(sheet);
    wanted.add(sheet.isn);
  }
  return {
    fetch: inOrder.flatMap(({ isn, pdf, pdfTag }) =>
      pdf && wanted.has(isn) && pdfTag !== pdf.tag ? [{ isn, tag: pdf.tag }] : [],
    ),
    drop: sheets.filter(({ isn, pdfTag }) => pdfTag !== '' && !wanted.has(isn)).map(({ isn }) => isn),
  };
};

/** Numbers of the sheets that are here without their PDFs. */
export const sheetsWithoutPdf = async (): Promise<number[]> =>
  (await bareSheets()).flatMap(({ isn, pdfTag }) => (pdfTag === '' ? [isn] : []));

const bareSheets = async () => (await (await openKept()).getAll('sheets')).map(({ packed: _, ...sheet }) => sheet);

/** Notes that a PDF lies in the cache, or, with an empty tag, no longer. */
export const notePdf = async ({ isn, tag, bytes }: { isn: number; tag: string; bytes: number }): Promise<void> => {
  const transaction = (await openKept()).transaction('sheets', 'readwrite');
  const sheet = await transaction.store.get(isn);
  if (sheet) void transaction.store.put({ ...sheet, pdfTag: tag, pdfBytes: bytes });
  await transaction.done;
};

/** What lies on the device, in sheets and bytes by kind. */
export interface KeptSizes {
  readonly sheets: number;
  readonly pdfs: number;
  readonly bytes: { readonly details: number; readonly search: number; readonly pdfs: number };
  /** Bytes of all PDFs of these sheets, as far as they are known. */
  readonly allPdfs: number;
}

let measuring: Promise<KeptSizes> | undefined;
let nextMeasure: Promise<KeptSizes> | undefined;

/** One look at a time, since it goes through everything: all who ask while one is under way are answered by the one after it. */
export const measureKept = (): Promise<KeptSizes> => {
  nextMeasure ??= (async () => {
    await measuring?.catch(() => undefined);
    nextMeasure = undefined;
    measuring = measureNow();
    return measuring;
  })();
  return nextMeasure;
};

const measureNow = async (): Promise<KeptSizes> => {
  const db = await openKept();
  const sizes = { sheets: 0, pdfs: 0, bytes: { details: 0, search: 0, pdfs: 0 }, allPdfs: 0 };
  for (let cursor = await db.transaction('sheets').store.openCursor(); cursor; cursor = await cursor.continue()) {
    const { packed, pdf, pdfTag, pdfBytes } = cursor.value;
    sizes.sheets += 1;
    sizes.bytes.details += packed.byteLength;
    sizes.bytes.pdfs += pdfBytes;
    if (pdfTag !== '') sizes.pdfs += 1;
    if (pdf) sizes.allPdfs += pdf.bytes ?? presumedBytes;
  }
  const index = await db.get('index', 'index');
  const records = await db.getAll('records');
  sizes.bytes.search =
    (index?.arrays ?? []).reduce((sum, { data }) => sum + data.byteLength, 0) +
    records.reduce((sum, record) => sum + JSON.stringify(record).length, 0);
  return sizes;
};

/** JSON of a value, compressed. */
const pack = async (value: unknown): Promise<ArrayBuffer> =>
  new Response(new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** The value that was packed. */
const unpack = async <Value>(packed: ArrayBuffer): Promise<Value> =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
