import type { Bilingual, Language } from '../languages.ts';
import { customFieldNumber } from './columns.ts';
import { sortFields } from './fields.ts';

/** A field that each organisation names for itself, or does not use. */
export type CustomField = 'custom1' | 'custom2' | 'custom3';

/** Tells such a field from other columns and headings. */
export const isCustomField = (name: string): name is CustomField => customFieldNumber(name) !== undefined;

/** Whose organisation has fields of its own: their names, by their spelling on the wire, as `UserInfo` has them. */
export interface FieldOwner {
  readonly customFields: { readonly [Name in (typeof sortFields)[CustomField]['wire']]?: Bilingual | undefined };
}

/** What the organisation calls one of its custom fields; undefined when it has no such field. */
export const customFieldLabel = (
  { customFields }: FieldOwner,
  field: CustomField,
  language: Language,
): string | undefined => customFields[sortFields[field].wire]?.[language];
