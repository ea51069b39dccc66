import { type RefObject, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { confirmAddition } from '#contract/calls/operator/requests.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { pointerParts } from '#src/providers/pointer-parts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { type OperatorRequest, organisationNameOf } from '#src/resources/operator/requests/request.ts';
import { useCountRequestMessages, useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import type { Send } from '#src/resources/operator/requests/work/use-ask-whose.tsx';
import { useGoOn } from '#src/resources/operator/requests/work/use-go-on.ts';
import { useRequestsChanged } from '#src/resources/operator/requests/work/use-request.ts';
import type { Values } from '../values.ts';
import type { Draft } from './use-draft.ts';

interface Options {
  readonly request: OperatorRequest;
  readonly form: UseFormReturn<Values>;
  readonly draft: Draft;
  readonly send: Send;
  readonly onRefused: (error: unknown) => 'failed' | 'changed';
  /** Set when all is done and the page is left. */
  readonly isLeaving: RefObject<boolean>;
  readonly onFaults: () => void;
  /** Called while it is being added, and once more where it could not be. */
  readonly onEnding: (isEnding: boolean) => void;
}

/** Adds the sheet to the collection and opens the next request; faults go to their fields. */
export const useConfirm = ({ request, form, draft, send, onRefused, isLeaving, onFaults, onEnding }: Options) => {
  const word = useRequestMessages();
  const language = useLanguage();
  const goOn = useGoOn(request);
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async () => {
    if (isConfirming) return;
    setConfirming(true);
    onEnding(true);
    form.clearErrors();
    const version = await draft.hold();
    const { note, ...entry } = form.getValues();
    try {
      // What is still missing the server names at its field.
      await send((of) =>
        callApi(confirmAddition, { params: { id: request.id }, body: { entry, version, note, ...of } }),
      );
      isLeaving.current = true;
      const done = entry.decision.kind === 'use' ? 'used' : 'added';
      await goOn(word(done, { name: organisationNameOf(request, language) }));
    } catch (error) {
      draft.release(onRefused(error));
      setConfirming(false);
      onEnding(false);
      onFaults();
    }
  };
  return { isConfirming, confirm };
};

/** Puts what a server refuses to its fields, and the rest into a toast. Tells whether somebody else has changed the draft. */
export const useShowErrors = (form: UseFormReturn<Values>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const countWord = useCountRequestMessages();
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
    if (codes.includes('request.not_open') || codes.includes('request.of_colleague')) void requestsChanged();
    return 'failed';
  };
};

/** What is wrong with a field of the form. */
interface FieldError {
  /** `sheet.ingredients.2.cas` */
  readonly field: string;
  readonly message: string;
}

/** Names of the fields in the form; a pointer to any other field is shown in a toast. */
const parts = ['sheet', 'locations', 'custom_1', 'custom_2', 'custom_3', 'decision', 'note'];

/** The faults of a refusal that lead to a field: `/data/entry/sheet/ingredients/2/cas`, `/data/draft/locations`, `/data/note`. */
const faultsToFields = (body: ErrorBody | undefined): FieldError[] =>
  (body?.errors ?? []).flatMap(({ source, title }) => {
    const [, ...path] = pointerParts(source?.pointer);
    const within = path[0] === 'entry' || path[0] === 'draft' ? path.slice(1) : path;
    return within[0] !== undefined && parts.includes(within[0]) ? [{ field: within.join('.'), message: title }] : [];
  });
