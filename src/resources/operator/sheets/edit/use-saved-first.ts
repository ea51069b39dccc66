import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '#src/i18n/use-text.ts';
import { sheetText } from '../messages.ts';

/** For what changes the sheet beside its form: nothing is done while the form holds what is not saved, which would be lost or refused. */
export const useSavedFirst = () => {
  const text = useText();
  const notify = useNotify();
  const { isDirty } = useFormState();
  return (act: () => void): void => {
    if (isDirty) notify(text(sheetText('saveFirst')), { type: 'warning' });
    else act();
  };
};
