import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { confirmAddition } from '#contract/calls/operator/requests.ts';
import type { AdditionEntry } from '#contract/operator/addition.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { type DeskRequest, organisationOf } from '#src/resources/desk/requests/request.ts';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { useGoOn } from '#src/resources/desk/requests/work/use-go-on.ts';
import type { Values } from '../values.ts';
import type { Draft } from './use-draft.ts';

interface Options {
  readonly request: DeskRequest;
  readonly form: UseFormReturn<Values>;
  readonly draft: Draft;
  readonly onRefused: (error: unknown) => 'failed' | 'changed';
  /** Set when all is done and the page is left. */
  readonly isLeaving: RefObject<boolean>;
  readonly onFaults: () => void;
}

/** Puts the sheet into the collection and goes on to the next; what is refused goes to its fields. */
export const useConfirm = ({ request, form, draft, onRefused, isLeaving, onFaults }: Options) => {
  const word = useWords();
  const language = useLanguage();
  const goOn = useGoOn(request);
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async () => {
    if (isConfirming) return;
    setConfirming(true);
    form.clearErrors();
    const version = await draft.hold();
    const { note, ...entry } = form.getValues();
    try {
      // What is still missing the server names at its field.
      const body = { entry: entry as AdditionEntry, version, note };
      await callApi(confirmAddition, { params: { id: request.id }, body });
      isLeaving.current = true;
      goOn(word('added', { name: organisationOf(request, language) }));
    } catch (error) {
      draft.release(onRefused(error));
      setConfirming(false);
      onFaults();
    }
  };
  return { isConfirming, confirm };
};
