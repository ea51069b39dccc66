import type { Selectable } from 'kysely';
import type { Language } from '#contract/languages.ts';
import type {
  EmergencyCard,
  Passage,
  PrecautionSubject,
  SectionsRead,
  SheetEmergency,
  SheetSection,
} from '#contract/sheets/sheet-sections.ts';
import type { SheetValue } from '#contract/sheets/sheet-values.ts';
import {
  precautionKind,
  precautionSubject,
  precautionText,
  selectPrecautions,
} from '#lib/hazards/select-precautions.ts';
import { readValues } from '#lib/sheet-reader/values/read-values.ts';
import type { DocumentService } from '#server/domains/documents/document-service.ts';
import { keepSectionsOf } from '#server/domains/reading/keep-reading.ts';
import { findKeptSections, type KeptSections, readKeptSections } from '#server/domains/reading/keep-sections.ts';
import type { SheetReader } from '#server/domains/reading/reader.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';

/** What reading a sheet's sections takes. */
export interface SectionMeans {
  readonly store: Store;
  readonly files: FileStore;
  readonly documents: DocumentService;
  readonly reader: SheetReader;
}

type Sheet = Selectable<SheetTable>;

/** Milliseconds for which details wait for a PDF that nobody has read yet. */
const timeout = 1500;

/** What a sheet says for an emergency. The caller has made sure that it may be opened. */
export const readEmergency = async (means: SectionMeans, sheet: Sheet, language: Language): Promise<SheetEmergency> =>
  tellEmergency(await readSectionsOf(means, sheet), sheet, language);

/** The same of sections that have been read, in a language. */
export const tellEmergency = (read: ReadOrNot, sheet: Sheet, language: Language): SheetEmergency => {
  const told = tellCard(read, language);
  const precautions = responsesOf(sheet, language).filter(
    ({ about }) => (told.card ?? sheet).language !== language || isUntold(told, about),
  );
  if (typeof read === 'string') return { ...told, precautions, values: [], sections: [] };
  return {
    ...told,
    precautions,
    values: valuesIn(read, told.card?.language ?? sheet.language),
    sections: read.sections.map(({ text: _, ...section }) => section),
  };
};

/** The card alone, in a language if there is one in it. */
export const tellCard = (
  read: ReadOrNot,
  language: Language | '',
): Pick<SheetEmergency, 'state' | 'from_picture' | 'card'> => {
  if (typeof read === 'string') return { state: read, from_picture: false, card: null };
  const card = read.cards.find((one) => one.language === language) ?? read.cards[0];
  return { state: 'read', from_picture: read.isFromPicture === true, card: card ? withoutDoubtful(card) : null };
};

/** In the language of the card; of a picture, where a digit may be another, only the pages on which they stand. */
const valuesIn = ({ sections, isFromPicture }: Exclude<ReadOrNot, string>, language: string): SheetValue[] => {
  const spoken = sections.filter((section) => section.language === language);
  const values = readValues(spoken.length > 0 ? spoken : sections);
  return isFromPicture ? values.map((value) => ({ ...value, text: '', amount: null })) : values;
};

/** The sections of a sheet with their texts; none where it has not been read. Likewise. */
export const readSheetSections = async (means: SectionMeans, sheet: Sheet): Promise<SheetSection[]> => {
  const read = await readSectionsOf(means, sheet);
  return typeof read === 'string' ? [] : [...read.sections];
};

/** Sections that were drawn from a record are from no picture. */
export type ReadOrNot =
  | (SectionsRead & Partial<Pick<KeptSections, 'isFromPicture'>>)
  | Exclude<SheetEmergency['state'], 'read'>;

/** The sections of a sheet, or why there are none. A PDF that nobody has read yet is waited for, `isUrgent` or not at all. */
export const readSectionsOf = async (means: SectionMeans, sheet: Sheet, isUrgent = true): Promise<ReadOrNot> => {
  if (sheet.made_from_record === 1) return means.documents.sheetSections(sheet);
  return readSectionsOfFile(means, sheet.file_hash, isUrgent);
};

/** The same of a PDF that need not be a sheet's yet, by its SHA-256. */
export const readSectionsOfFile = async (means: SectionMeans, hash: string, isUrgent = true): Promise<ReadOrNot> => {
  const { store } = means;
  if (hash === '') return 'none';
  const found = await findKeptSections(store, hash);
  const kept = found ?? (isUrgent ? await readNow(means, hash) : undefined);
  if (!kept) return 'pending';
  if (kept.outcome === 'recognising') return 'recognising';
  if (kept.outcome !== 'read') return 'unreadable';
  const { isFromPicture, cards } = kept;
  return { sections: await readKeptSections(store, hash), isFromPicture, cards };
};

/** Reads a PDF that nobody has read; undefined where that takes longer than one waits for a page. It is kept all the same. */
const readNow = async (means: SectionMeans, hash: string) => {
  const reading = underway.get(hash) ?? keepSectionsOf(means, hash).finally(() => underway.delete(hash));
  underway.set(hash, reading);
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout);
  });
  await Promise.race([reading, waited]).finally(() => clearTimeout(timer));
  reading.catch(() => undefined);
  return findKeptSections(means.store, hash);
};

/** PDFs that are being read for somebody: who asks meanwhile waits for the same. */
const underway = new Map<string, Promise<void>>();

/** What to do once it has happened, as the codes of the hazards ask for it. */
const responsesOf = (sheet: Sheet, language: Language) =>
  selectPrecautions(JSON.parse(sheet.hazard_codes) as string[])
    .filter((code) => precautionKind(code) === 'response')
    .map((code) => ({ code, text: precautionText(code)[language], about: precautionSubject(code) }));

/** Whether the sheet's own words about a part are not there to be read. What is read in a moment is waited for. */
const isUntold = (
  { state, card }: Pick<SheetEmergency, 'state' | 'card'>,
  about: PrecautionSubject | null,
): boolean => {
  if (!card) return state !== 'pending';
  if (about === null) return false;
  const passage = about === 'fire' ? card.fire.suitable : about === 'spill' ? card.spill : card.first_aid[about];
  return !passage?.text;
};

/** What may be another part's words is nobody's to rely on: only where it stands is told. */
const withoutDoubtful = (card: EmergencyCard): EmergencyCard => ({
  ...card,
  telephones: card.telephones.filter(({ doubts }) => doubts.every((doubt) => doubt === 'elsewhere')),
  first_aid: mapPassages(card.first_aid),
  fire: mapPassages(card.fire),
  spill: blankDoubtful(card.spill),
  protection: mapPassages(card.protection),
});

const mapPassages = <Key extends string>(
  passages: Readonly<Record<Key, Passage | null>>,
): Record<Key, Passage | null> =>
  Object.fromEntries(
    Object.entries<Passage | null>(passages).map(([key, passage]) => [key, blankDoubtful(passage)]),
  ) as Record<Key, Passage | null>;

const blankDoubtful = (passage: Passage | null): Passage | null =>
  passage && passage.doubts.length > 0 ? { ...passage, text: '' } : passage;
