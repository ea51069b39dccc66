import { dirname, join, parse, sep } from 'node:path';
import { isNoSheet, unreadLanguage } from '#contract/reading/file-kind.ts';
import { isSure, type ReadFields, type SheetReading } from '#contract/reading/sheet-reading.ts';
import type { StagedFile } from '#server/platform/files/file-store.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import { isNamed, keepReadingOf } from '../reading/keep-reading.ts';
import type { ImportOrder } from './import-order.ts';
import { kindNotes } from './kind-notes.ts';
import type { KnownSheets } from './known-sheets.ts';
import type { Location, LocationTree } from './location-tree.ts';
import { findPlaces } from './place-rows.ts';
import { toReadFacts } from './read-facts.ts';
import { takePdf } from './take-pdf.ts';

/** The import of a folder of PDFs that comes without a list. */
export interface FolderOrder extends ImportOrder {
  readonly pdfDirectory: string;
  /** A file stands in the location that its folder is called after. */
  readonly locationsFromFolders: boolean;
}

/** A file that has been checked and read; nothing of it is in the collection yet. */
export interface PreparedFile {
  readonly reason?: never;
  readonly facts: SheetFacts;
  readonly places: readonly Location[];
  readonly notes: readonly string[];
  readonly staged: StagedFile | undefined;
  /** No machine can read what product it is of. */
  readonly isUnread: boolean;
}

interface Context {
  readonly known: KnownSheets;
  readonly tree: LocationTree;
  /** Where a file stands whose folder does not say it. */
  readonly usualPlaces: readonly Location[];
}

/** Checks, stages and reads the file at this path below the folder; or says why it is rejected. */
export const prepareFile = async (
  order: FolderOrder,
  file: string,
  { known, tree, usualPlaces }: Context,
): Promise<PreparedFile | { readonly reason: string }> => {
  const { store, files, pdfs, reader } = order;
  const folder = order.locationsFromFolders ? dirname(file).split(sep).join(' > ') : '.';
  const found = folder === '.' ? { places: usualPlaces } : findPlaces([folder], { ...order, tree });
  if ('reason' in found) return found;
  const path = join(order.pdfDirectory, file);
  const taken = await takePdf(
    { store, files, pdfs, organisationId: order.organisationId, isKnown: (hash) => known.ofFile(hash) !== undefined },
    path,
  );
  if (taken.problem !== undefined) return { reason: taken.problem };
  const { hash, staged, note } = taken;
  const reading = await keepReadingOf(
    { store, reader, owner: order.organisationId },
    { hash, path: staged?.path ?? path },
  );
  // What a brochure says of a product is no fact of a sheet.
  const { facts, notes } = toReadFacts(isNoSheet(reading.kind) ? {} : reading.fields);
  return {
    facts: {
      ...facts,
      productName: facts.productName || parse(file).name,
      manufacturer: known.asWritten(facts.manufacturer),
      language: reading.fields.language ? facts.language : order.language,
      productKey: '',
      contributor: '',
      status: 'current',
      lastChecked: '',
      fileHash: hash,
      ownerId: order.organisationId,
    },
    places: found.places,
    notes: [...notes, ...(note ? [note] : []), ...notesOf(reading, order)],
    staged,
    isUnread: !isNamed(reading),
  };
};

const notesOf = (reading: SheetReading, { language }: FolderOrder): string[] => {
  const { fields, kind } = reading;
  const kindOfFile = kindNotes(kind);
  if (isNoSheet(kind)) return [...kindOfFile, byFileName];
  if (!fields.productName) return [...kindOfFile, `${unread[reading.outcome]}: ${byFileName}`];
  return [
    ...kindOfFile,
    ...(fields.language
      ? []
      : [
          `its language ${unreadLanguage(kind) ? 'is not one of ours' : 'could not be read'} and was taken to be “${language}”`,
        ]),
    ...doubtsOf(fields),
  ];
};

const byFileName = 'it bears the name of its file, and waits for somebody to read it';

/** Nobody looks at what is imported, unless they are told where. */
const doubtsOf = (fields: ReadFields): string[] => {
  const doubtful = Object.entries(fields).flatMap(([field, found]) =>
    // `sheetDate` is `sheet date`, as the notes on wrong values have it.
    isSure(found) ? [] : [field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)],
  );
  return doubtful.length > 0 ? [`not certain as it was read, to be looked at: ${doubtful.join(', ')}`] : [];
};

const unread: Record<SheetReading['outcome'], string> = {
  read: 'no product name could be read',
  recognising: 'it has no text, and letters are looked for in pictures of its pages',
  unreadable: 'it has no text that a machine can read',
  failed: 'the machine could not read it',
};
