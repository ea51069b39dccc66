import type { Bilingual } from '#contract/languages.ts';
import type { TakenOut } from '#contract/requests/taken-out.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { NamedLocation } from '#server/domains/collection/named-locations.ts';

/** What a request for an addition says, as it is stored; its file's hash and name are the request's own. */
export interface AdditionInfo {
  /** Path names as they were when it was asked, for a reader of either language. */
  readonly locations: readonly (Bilingual & { readonly id: number })[];
  readonly custom_field_1: string;
  readonly custom_field_2: string;
  readonly custom_field_3: string;
  /** Bytes of the file as it is kept. */
  readonly file_size: number;
  /** What its file was sent with and is not kept with. */
  readonly taken_out?: readonly TakenOut[];
  /** The sheet that the desk added it beside, from which it is filled in, and its own language. */
  readonly like?: { readonly isn: number; readonly language: SheetLanguage };
}

interface Options {
  readonly locations: readonly NamedLocation[];
  readonly customFields: readonly [string, string, string];
  readonly size: number;
  readonly takenOut: readonly TakenOut[];
}

export const toAdditionInfo = ({ locations, customFields, size, takenOut }: Options): AdditionInfo => {
  const [custom_field_1, custom_field_2, custom_field_3] = customFields;
  return {
    locations: locations.map(({ id, pathName }) => ({ id, ...pathName })),
    custom_field_1,
    custom_field_2,
    custom_field_3,
    file_size: size,
    ...(takenOut.length > 0 && { taken_out: takenOut }),
  };
};
