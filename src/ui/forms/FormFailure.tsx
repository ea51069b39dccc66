import { useTranslate } from 'react-admin';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { Notice } from '../Notice.tsx';

interface Props {
  readonly error: unknown;
  /** Those that say by themselves what is wrong with them. */
  readonly fields: readonly string[];
}

/** What belongs to no field of a form that was refused, in the language of the moment. */
export const FormFailure = ({ error, fields }: Props) => {
  const { message } = toFieldErrors(error, { fields, translate: useTranslate() });
  return message ? <Notice severity="error">{message}</Notice> : null;
};
