import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { ErrorBody } from '#contract/error-body.ts';
import { CallError } from '#src/providers/call-error.ts';
import { pointerParts } from '#src/providers/pointer-parts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useCountWords } from '#src/resources/desk/requests/use-words.ts';
import { useRequestsChanged } from '#src/resources/desk/requests/work/use-request.ts';
import type { Values } from '../values.ts';

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

/** What is wrong with a field of the form. */
interface FieldError {
  /** `sheet.ingredients.2.cas` */
  readonly field: string;
  readonly message: string;
}

/** Names of what the form shows; a pointer to anything else is told in a toast. */
const parts = ['sheet', 'locations', 'custom_1', 'custom_2', 'custom_3', 'decision', 'note'];

/** The faults of a refusal that lead to a field: `/data/entry/sheet/ingredients/2/cas`, `/data/draft/locations`, `/data/note`. */
const faultsToFields = (body: ErrorBody | undefined): FieldError[] =>
  (body?.errors ?? []).flatMap(({ source, title }) => {
    const [, ...path] = pointerParts(source?.pointer);
    const within = path[0] === 'entry' || path[0] === 'draft' ? path.slice(1) : path;
    return within[0] !== undefined && parts.includes(within[0]) ? [{ field: within.join('.'), message: title }] : [];
  });
