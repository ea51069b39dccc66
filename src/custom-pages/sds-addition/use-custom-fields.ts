import { customFieldLabel } from '#contract/search/custom-field-label.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { CustomFieldName } from './draft.ts';

/** A field of the organisation's own. */
export interface CustomInput {
  readonly name: CustomFieldName;
  readonly label: string;
}

/** Those fields of its own that the organisation has named. */
export const useCustomFields = (): CustomInput[] => {
  const language = useLanguage();
  const userInfo = useUserInfo();
  return (['custom1', 'custom2', 'custom3'] as const).flatMap((field) => {
    const label = customFieldLabel(userInfo, field, language);
    return label ? [{ name: wireNames[field], label }] : [];
  });
};

const wireNames = { custom1: 'custom_field_1', custom2: 'custom_field_2', custom3: 'custom_field_3' } as const;
