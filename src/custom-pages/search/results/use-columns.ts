import { useMemo } from 'react';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { customFieldLabel, isCustomField } from '#src/providers/custom-field-label.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { usePreferences } from '../arrange/preferences.tsx';
import { type Column, columns } from './columns.tsx';

export interface LabelledColumn extends Column {
  readonly title: string;
}

/** Every column this organisation has, with its title: a custom field bears the name the organisation gave it. */
export const useAllColumns = (): LabelledColumn[] => {
  const text = useText();
  const language = useLanguage();
  const user = useUserInfo();
  return useMemo(
    () =>
      columns.flatMap((column) => {
        const { name, label } = column;
        const title = isCustomField(name) ? customFieldLabel(user, name, language) : label && text(label);
        return title ? [{ ...column, title }] : [];
      }),
    [text, language, user],
  );
};

/** The columns the member has chosen, and the actions, which are always there. */
export const useColumns = (): LabelledColumn[] => {
  const all = useAllColumns();
  const { preferences } = usePreferences();
  const { columns: chosen } = preferences;
  return useMemo(
    () => all.filter(({ name }) => name === 'action' || chosen.some((one) => one === name)),
    [all, chosen],
  );
};
