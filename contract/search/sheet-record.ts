import type { EffectiveStatuses } from '../sheets/effective-status.ts';
import type { SheetFormat } from '../sheets/format.ts';
import type { HazardClass } from '../sheets/hazard-classes.ts';
import type { Hazardous } from '../sheets/hazardous.ts';
import type { SheetLanguage } from '../sheets/language.ts';
import type { ListedUnder } from '../sheets/listed-under.ts';
import type { OtherLanguage } from '../sheets/other-language.ts';
import type { Pictogram } from '../sheets/pictogram.ts';
import type { SignalWord } from '../sheets/signal-word.ts';

/** A sheet of one organisation's collection, as it is searched and listed. */
export interface SheetRecord {
  /** Record number; one sheet has one, in every organisation that holds it. */
  readonly isn: number;
  readonly productName: string;
  readonly productIds: readonly string[];
  /** Empty when the list it came from named none. */
  readonly manufacturer: string;
  readonly language: SheetLanguage;
  readonly otherLanguage: OtherLanguage;
  /** On the day it was written into the index. */
  readonly standings: EffectiveStatuses;
  readonly format: SheetFormat;
  readonly hazardous: Hazardous;
  /** Empty where the sheet has none. */
  readonly signalWord: SignalWord | '';
  readonly pictograms: readonly Pictogram[];
  /** Of its classification, each once. */
  readonly hazardClasses: readonly HazardClass[];
  /** Of the product and of its ingredients, `67-64-1`. */
  readonly casNumbers: readonly string[];
  /** Lists of substances that name one of them. */
  readonly listedUnder: readonly ListedUnder[];
  /** Paths of location ids with every ancestor's path, `["3", "3/12", "3/12/40"]`, each once. */
  readonly locations: readonly string[];
  /** The organisation's own fields, empty where not filled in. */
  readonly custom: readonly [string, string, string];
  /** Day of the last change in the collection, `YYYY-MM-DD`. */
  readonly modified: string;
  /** Day the sheet itself bears, `YYYY-MM-DD`, or empty when unknown. */
  readonly sheetDate: string;
}

/** A sheet with what it is found by beside what is listed of it. */
export interface SearchedSheet extends SheetRecord {
  /** What else the product is called. */
  readonly otherNames: readonly string[];
  readonly ingredientNames: readonly string[];
  /** Of the product itself, among `casNumbers`. */
  readonly ownCasNumbers: readonly string[];
  /** For transport, four digits each: `1090`. */
  readonly unNumbers: readonly string[];
}

/** What is listed of a sheet. */
export const listedOf = ({
  otherNames: _otherNames,
  ingredientNames: _ingredientNames,
  ownCasNumbers: _ownCasNumbers,
  unNumbers: _unNumbers,
  ...record
}: SearchedSheet): SheetRecord => record;
