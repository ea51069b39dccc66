import type { WireSheet } from '#contract/search/wire-answer.ts';
import { fromWireValue } from '#contract/search/wire-values.ts';
import type { EffectiveStatus } from '#contract/sheets/effective-status.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { valueOfWord } from '#contract/sheets/vocabulary.ts';

/** A sheet as screens list it. */
export interface Sheet {
  /** Record number. */
  readonly id: number;
  readonly productName: string;
  readonly productIds: readonly string[];
  readonly manufacturer: string;
  readonly language: SheetLanguage;
  /** All its statuses; the first is the one that a person set. */
  readonly statuses: readonly EffectiveStatus[];
  readonly hazardous: Hazardous;
  readonly pictograms: readonly Pictogram[];
  /** Paths of its locations that the person may see, each with those above it. */
  readonly locations: readonly string[];
  /** The organisation's own fields, in their order. */
  readonly custom: readonly [string, string, string];
  /** Day of the last change in the collection, `YYYY-MM-DD`. */
  readonly modified: string;
  /** Day the sheet bears, or empty. */
  readonly sheetDate: string;
}

/** Reads a sheet out of the search call's answer. */
export const toSheet = (wire: WireSheet): Sheet => ({
  id: Number(wire['Name.IdentificationNumber.RecordNumber_s']),
  productName: wire.ProductName,
  productIds: wire.ProductID_ss,
  manufacturer: wire.CompanyName,
  language: wire.Language as SheetLanguage,
  statuses: wire.Standings as EffectiveStatus[],
  hazardous: valueOfWord(hazardousValues, wire.WHMIS2015) ?? 'unknown',
  pictograms: wire.GHSCode as Pictogram[],
  locations: wire.Location.flatMap((one) => fromWireValue('location', one, 'en') ?? []),
  custom: [wire.ClientCustomF1_s, wire.ClientCustomF2_s, wire.ClientCustomF3_s],
  modified: wire.DateModified,
  sheetDate: wire.SheetDate,
});
