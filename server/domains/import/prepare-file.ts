import { dirname, join, parse, sep } from 'node:path';
import type { Bilingual } from '#contract/languages.ts';
import { isNoSheet, unreadLanguage } from '#contract/reading/file-kind.ts';
import { isSure, type ReadFields, type SheetReading } from '#contract/reading/sheet-reading.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { StagedFile } from '#server/platform/files/file-store.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import { isNamed } from '../reading/keep-reading.ts';
import type { ImportOrder } from './import-order.ts';
import { kindNotes } from './kind-notes.ts';
import type { KnownSheets } from './known-sheets.ts';
import type { Location, LocationTree } from './location-tree.ts';
import { fileValues, type MendedFacts, readMended } from './mend-file.ts';
import { type MendedValues, mendNotes } from './mends.ts';
import { findPlaces } from './place-rows.ts';
import { frenchNames, toReadFacts } from './read-facts.ts';
import { type Reason, toLookAt } from './reasons.ts';
import type { FileRead } from './report.ts';
import { lookAtPdf, takePdf } from './take-pdf.ts';

/** The import of a folder of PDFs that comes without a list. */
export interface FolderOrder extends ImportOrder {
  readonly pdfDirectory: string;
  /** A file stands in the location that its folder is called after. */
  readonly locationsFromFolders: boolean;
}

/** A file that somebody left out, or that is rejected. */
export interface RefusedFile {
  readonly outcome: 'omitted' | 'rejected';
  readonly reasons: readonly Reason[];
  readonly read: FileRead;
}

/** A file that has been checked and read; nothing of it is in the collection yet. */
export interface PreparedFile {
  readonly outcome?: never;
  /** What it says as it came. */
  readonly read: FileRead;
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

/** Checks, stages and reads the file at this path below the folder; or says why it does not come in. */
export const prepareFile = async (
  order: FolderOrder,
  file: string,
  { known, tree, usualPlaces }: Context,
): Promise<PreparedFile | RefusedFile> => {
  const source = await lookAtPdf(join(order.pdfDirectory, file));
  const about = source.problem ? '' : source.hash;
  const mend = order.mends?.find((each) => each.file === file && each.about === about);
  // Of what is not looked into nothing is known but what somebody said of it, which stays.
  const said = Object.fromEntries(Object.keys(mend?.values ?? {}).map((column) => [column, '']));
  const refuse = (reason: Reason, values: MendedValues = {}): RefusedFile => ({
    outcome: 'rejected',
    reasons: [reason, ...mendNotes(mend?.values ?? {}, (column) => values[column] ?? '')],
    read: { hash: about, values: { ...said, ...values } },
  });
  if (mend?.isLeftOut) return { outcome: 'omitted', reasons: [], read: { hash: about, values: said } };
  if (source.problem) return refuse(source.problem);
  const language = order.language ?? 'en';
  const folder = order.locationsFromFolders ? dirname(file).split(sep).join(' > ') : '.';
  const ofFolder = folder === '.' ? '' : folder;
  const mended = readMended(mend, language);
  if ('reason' in mended) return refuse(mended.reason, { language: '', locations: ofFolder });
  const wanted = mended.locations ?? (ofFolder === '' ? [] : [ofFolder]);
  const found = wanted.length === 0 ? { places: usualPlaces } : findPlaces(wanted, { ...order, tree });
  if ('reason' in found) return refuse(found.reason, { locations: ofFolder });
  const taken = await takePdf(order, source, (hash) => known.ofFile(hash) !== undefined);
  if (taken.problem !== undefined) return refuse(taken.problem);
  const { hash, staged, note, reading } = taken;
  // What a brochure says of a product is no fact of a sheet.
  const { facts, notes } = toReadFacts(isNoSheet(reading.kind) ? {} : reading.fields);
  const values = fileValues({ ...facts, language: reading.fields.language ? facts.language : '' }, ofFolder);
  const isNamedHere = mended.facts.productName !== undefined;
  return {
    read: { hash: about, values },
    facts: {
      ...facts,
      language: reading.fields.language ? facts.language : language,
      ...mended.facts,
      productName: mended.facts.productName ?? (facts.productName || parse(file).name),
      manufacturer: known.asWritten(mended.facts.manufacturer ?? facts.manufacturer),
      productKey: '',
      contributor: '',
      status: 'current',
      lastChecked: '',
      fileHash: hash,
      ownerId: order.organisationId,
    },
    places: found.places,
    notes: [
      ...notes,
      ...(note ? [note] : []),
      ...notesOf(reading, language, mended.facts),
      ...mended.notes,
      ...mendNotes(mend?.values ?? {}, (column) => values[column] ?? ''),
    ],
    staged,
    isUnread: !isNamed(reading) && !isNamedHere,
  };
};

const notesOf = (reading: SheetReading, language: SheetLanguage, mended: MendedFacts): Reason[] => {
  const { fields, kind } = reading;
  const kindOfFile = kindNotes(kind);
  const isNamedHere = mended.productName !== undefined;
  if (isNoSheet(kind)) return [...kindOfFile, ...(isNamedHere ? [] : [toLookAt(byFileName.en, byFileName.fr)])];
  if (!fields.productName && !isNamedHere) return [...kindOfFile, unnamed(unread[reading.outcome])];
  const isLanguageKnown = fields.language !== undefined || mended.language !== undefined;
  return [
    ...kindOfFile,
    ...(isLanguageKnown ? [] : [assumedLanguage(language, unreadLanguage(kind) !== undefined)]),
    ...doubtsOf(fields, mended),
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
const doubtsOf = (fields: ReadFields, mended: MendedFacts): Reason[] => {
  const doubtful = (Object.keys(fields) as (keyof ReadFields)[]).filter(
    (field) => fields[field] && !isSure(fields[field]) && !(field in mended),
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
