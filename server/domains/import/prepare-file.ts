import { dirname, join, parse, sep } from 'node:path';
import type { Bilingual } from '#contract/languages.ts';
import { isNoSheet, unreadLanguage } from '#contract/reading/file-kind.ts';
import { isSure, type ReadFields, type SheetReading } from '#contract/reading/sheet-reading.ts';
import type { StagedFile } from '#server/platform/files/file-store.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import { isNamed } from '../reading/keep-reading.ts';
import type { ImportOrder } from './import-order.ts';
import { kindNotes } from './kind-notes.ts';
import type { KnownSheets } from './known-sheets.ts';
import type { Location, LocationTree } from './location-tree.ts';
import { findPlaces } from './place-rows.ts';
import { frenchNames, toReadFacts } from './read-facts.ts';
import { type Reason, toLookAt } from './reasons.ts';
import { readPdf, takePdf } from './take-pdf.ts';

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
  readonly notes: readonly Reason[];
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
): Promise<PreparedFile | { readonly reason: Reason }> => {
  const { store, files, pdfs } = order;
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
  const reading = await readPdf(order, { hash, path: staged?.path ?? path });
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

const notesOf = (reading: SheetReading, { language }: FolderOrder): Reason[] => {
  const { fields, kind } = reading;
  const kindOfFile = kindNotes(kind);
  if (isNoSheet(kind)) return [...kindOfFile, toLookAt(byFileName.en, byFileName.fr)];
  if (!fields.productName) return [...kindOfFile, unnamed(unread[reading.outcome])];
  return [
    ...kindOfFile,
    ...(fields.language ? [] : [assumedLanguage(language, unreadLanguage(kind) !== undefined)]),
    ...doubtsOf(fields),
  ];
};

const byFileName: Bilingual = {
  en: 'it bears the name of its file, and waits for somebody to read it',
  fr: 'elle porte le nom de son fichier et attend que quelqu’un la lise',
};

const unnamed = ({ en, fr }: Bilingual): Reason => toLookAt(`${en}: ${byFileName.en}`, `${fr}\u00a0: ${byFileName.fr}`);

const assumedLanguage = (language: string, isForeign: boolean): Reason =>
  toLookAt(
    `its language ${isForeign ? 'is not one of ours' : 'could not be read'} and was taken to be “${language}”`,
    `sa langue ${isForeign ? 'n’est pas l’une des nôtres' : 'n’a pas pu être lue'}\u00a0: «\u00a0${language}\u00a0» a été supposé`,
  );

/** Nobody looks at what is imported, unless they are told where. */
const doubtsOf = (fields: ReadFields): Reason[] => {
  const doubtful = (Object.keys(fields) as (keyof ReadFields)[]).filter(
    (field) => fields[field] && !isSure(fields[field]),
  );
  if (doubtful.length === 0) return [];
  return [
    toLookAt(
      // `sheetDate` is `sheet date`, as the notes on wrong values have it.
      `not certain as it was read, to be looked at: ${doubtful.map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ')}`,
      `lecture incertaine, à vérifier\u00a0: ${doubtful.map((field) => frenchNames[snakeOf(field)] ?? field).join(', ')}`,
    ),
  ];
};

const snakeOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const unread: Record<SheetReading['outcome'], Bilingual> = {
  read: { en: 'no product name could be read', fr: 'aucun nom de produit n’a pu être lu' },
  recognising: {
    en: 'it has no text, and letters are looked for in pictures of its pages',
    fr: 'il n’a pas de texte, et les lettres sont recherchées dans les images de ses pages',
  },
  unreadable: { en: 'it has no text that a machine can read', fr: 'il n’a pas de texte lisible par une machine' },
  failed: { en: 'the machine could not read it', fr: 'la machine n’a pas pu le lire' },
};
