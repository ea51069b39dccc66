import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { CallError } from '#src/providers/call-error.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useCountWords } from '#src/resources/desk/requests/use-words.ts';
import { useRequestsChanged } from '#src/resources/desk/requests/work/use-request.ts';
import type { Values } from '../values.ts';
import { faultsToFields } from './faults-to-fields.ts';

/** Puts what a server refuses to its fields, and the rest into a toast. Tells whether somebody else has changed the draft. */
export const useRefusal = (form: UseFormReturn<Values>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const countWord = useCountWords();
  const requestsChanged = useRequestsChanged();
  return (error: unknown): 'failed' | 'changed' => {
    const body = error instanceof CallError ? error.body : undefined;
    const codes = body?.errors.map(({ code }) => code) ?? [];
    if (codes.includes('record.changed')) return 'changed';
    const faults = faultsToFields(body);
    for (const { field, message } of faults.toReversed()) form.setError(field as 'note', { type: 'server', message });
    const { message } = toFieldErrors(error, { fields: [], translate });
    if (faults.length > 0) notify(countWord('faults', faults.length), { type: 'error' });
    else if (message) notify(message, { type: 'error' });
    if (codes.includes('request.not_open')) void requestsChanged();
    return 'failed';
  };
};
