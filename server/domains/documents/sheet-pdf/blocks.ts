import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { EmergencyCard } from '#contract/sheets/sheet-sections.ts';

/** What of the emergency card a block says. */
export type CardPart =
  | `first_aid.${keyof EmergencyCard['first_aid']}`
  | `fire.${keyof EmergencyCard['fire']}`
  | `protection.${keyof EmergencyCard['protection']}`;

/** A piece of a section, in the sheet's language, ready to be laid out. */
export type Block =
  /** Labels beside their values. */
  | { readonly kind: 'facts'; readonly heading?: string; readonly rows: readonly Fact[] }
  /** A heading over a paragraph. */
  | { readonly kind: 'text'; readonly heading: string; readonly text: string; readonly part?: CardPart }
  /** A heading over statements, each with its code. */
  | { readonly kind: 'statements'; readonly heading: string; readonly rows: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Shares of the width, one a column. */
      readonly shares: readonly number[];
    }
  /** The signal word and the pictograms, or the text when it has neither. */
  | {
      readonly kind: 'label';
      readonly heading: string;
      readonly signalWord: string;
      readonly isDanger: boolean;
      readonly pictograms: readonly { readonly code: Pictogram; readonly name: string }[];
      readonly noPictogram: string;
    };

/** A label, or a code, and its value. */
export type Fact = readonly [label: string, value: string];

export interface Section {
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}
