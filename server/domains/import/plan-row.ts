import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportOutcome } from '#contract/imports/states.ts';
import { fold } from '#lib/text/fold.ts';
import type { HeldSheet } from '../collection/held-sheets.ts';
import type { Placement } from '../collection/placements.ts';
import { type SheetFacts, withFile } from '../collection/sheets.ts';
import { fillFacts } from './fill-facts.ts';
import type { PlacedRow } from './place-rows.ts';
import type { SharedFacts } from './read-facts.ts';
import type { ImportRow } from './row.ts';

/** The facts of a sheet after a row: what the row says, over what was known, or over what may be assumed of a new one. */
const toFacts = (row: ImportRow, organisationId: number, known?: SheetFacts): SheetFacts => {
  const base = known ?? {
    ...unknownSheet,
    productKey: productKeyOf(row, organisationId),
    ownerId: organisationId,
  };
  return {
    ...base,
    productName: row.productName,
    manufacturer: row.manufacturer,
    language: row.language,
    productIds: row.productIds,
    alternativeName: row.alternativeName ?? base.alternativeName,
    casNumbers: row.casNumbers ?? base.casNumbers,
    unNumbers: row.unNumbers ?? base.unNumbers,
    sheetDate: row.sheetDate ?? base.sheetDate,
    format: row.format ?? base.format,
    status: row.status ?? base.status,
    hazardous: row.hazardous ?? base.hazardous,
    pictograms: row.pictograms ?? base.pictograms,
  };
};

/** A list without these columns leaves the format and the hazards unknown. */
const unknownSheet: Omit<SheetFacts, 'productKey' | 'ownerId'> = {
  productName: '',
  alternativeName: '',
  manufacturer: '',
  contributor: '',
  productIds: [],
  language: 'en',
  format: 'other',
  status: 'current',
  hazardous: 'unknown',
  whmis1988: '',
  signalWord: '',
  pictograms: [],
  hazardCodes: [],
  casNumbers: [],
  ingredients: [],
  unNumbers: [],
  sheetDate: '',
  lastChecked: '',
  fileHash: '',
};

/**
 * Language counterparts are one product: they share their ids, where names differ. A product without ids is known by its
 * name, and so is one without manufacturer, whose ids may be another supplier's too. Keys of one organisation's lists never
 * meet another's: who holds a sheet of a product may open its other versions.
 */
const productKeyOf = ({ productName, manufacturer, productIds }: ImportRow, organisationId: number): string => {
  const name = fold(productName) || productName;
  const named =
    productIds.length === 0 || manufacturer === ''
      ? [...productIds.map(fold).sort(), name]
      : productIds.map(fold).sort();
  const digest = createHash('sha256').update(JSON.stringify([fold(manufacturer), ...named]));
  return `list-${organisationId}-${digest.digest('hex').slice(0, 20)}`;
};

/** A placed row with its PDF's hash, empty without a PDF. */
export interface ReadyRow extends PlacedRow {
  readonly fileHash: string;
  /** Its PDF is of other substances: nothing is filled in from it. */
  readonly isOtherSubstance?: boolean;
}

/** A row and the sheet that it speaks of, where it is there. */
export interface Pair {
  readonly row: ReadyRow;
  readonly held: HeldSheet | undefined;
}

/** What has to be written for a row. */
export interface Plan {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly facts: SheetFacts;
  readonly placement: Omit<Placement, 'isn'>;
  readonly held?: HeldSheet;
  /** The facts go into a new record, and the held one leaves the collection if there is one. */
  readonly isNewRecord: boolean;
  readonly changesFacts: boolean;
  /** The PDF said what nobody had. */
  readonly isFilled: boolean;
}

/** What a row makes of the sheet it speaks of; nothing is written yet. */
export const planRow = (
  { row: { row, places, fileHash, isOtherSubstance }, held }: Pair,
  { organisationId, today, read }: { organisationId: number; today: string; read: SharedFacts | undefined },
): Plan => {
  const known = toFacts(row, organisationId, held?.facts);
  const listed = fileHash ? withFile(known, fileHash) : known;
  const facts = fillFacts({ facts: listed, held: held?.facts, read: isOtherSubstance ? undefined : read });
  const custom = [row.custom1, row.custom2, row.custom3].map((value, index) => value ?? held?.custom[index] ?? '');
  const subsetIds = places.length > 0 ? new Set(places.map(({ id }) => id!)) : (held?.subsetIds ?? new Set<number>());
  const changesFacts = !held || !isDeepStrictEqual(facts, held.facts);
  const isUnchanged =
    held &&
    !changesFacts &&
    isDeepStrictEqual(custom, [...held.custom]) &&
    isDeepStrictEqual(subsetIds, held.subsetIds);
  // An organisation's list does not change another organisation's collection, and the other does not see its facts.
  const isNewRecord = !held || (changesFacts && held.isShared);
  return {
    line: row.line,
    outcome: !held || held.isRemoved ? 'new' : isUnchanged ? 'unchanged' : 'updated',
    facts: {
      ...facts,
      ...(isNewRecord && held && { productKey: ownProductKey(organisationId, held) }),
      // The facts in an organisation's list belong to that organisation.
      ...(changesFacts && { ownerId: organisationId }),
    },
    placement: { custom: custom as [string, string, string], subsetIds: [...subsetIds], modified: today },
    held,
    changesFacts,
    // Of a PDF that was the sheet's before nothing is new.
    isFilled: facts !== listed && held?.facts.fileHash !== facts.fileHash,
    isNewRecord,
  };
};

/** A product of this organisation alone: other holders of the original sheet may not open what this list made of it. */
const ownProductKey = (organisationId: number, { isn }: HeldSheet): string => `list-${organisationId}-from-${isn}`;
