import type { UserInfo } from '#contract/calls/get-user-info.ts';
import type { Language } from '#contract/languages.ts';
import { customFieldNumber } from '#contract/search/columns.ts';
import { sortFields } from '#contract/search/fields.ts';

export type CustomField = 'custom1' | 'custom2' | 'custom3';

export const isCustomField = (name: string): name is CustomField => customFieldNumber(name) !== undefined;

/** What the organisation calls one of its custom fields; undefined when it has no such field. */
export const customFieldLabel = (
  { customFields }: UserInfo,
  field: CustomField,
  language: Language,
): string | undefined => customFields[sortFields[field].wire]?.[language];
