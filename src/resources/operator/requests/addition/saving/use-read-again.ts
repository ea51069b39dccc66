import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { readAdditionAgain } from '#contract/calls/operator/requests.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { useAct } from '#src/resources/operator/requests/work/use-act.ts';
import type { Draft } from './use-draft.ts';

interface Options {
  readonly id: number;
  readonly draft: Draft;
  /** Shows the request with what was read. */
  readonly onRead: () => void;
}

/** Has a PDF read again of which the reading was broken off; what was entered meanwhile is saved before. */
export const useReadAgain = ({ id, draft, onRead }: Options) => {
  const word = useRequestMessages();
  const notify = useNotify();
  const { isActing, act } = useAct('reading');
  const latest = useRef(draft);
  latest.current = draft;
  const isSaved = async () => !latest.current.isUnsaved || latest.current.save();
  const readAgain = () =>
    act(async () => {
      if (!(await isSaved())) return;
      const { brokenOff } = await callApi(readAdditionAgain, { params: { id }, body: {} });
      // What was typed while it was read.
      if (!(await isSaved())) return;
      if (brokenOff) notify(word('brokenOffAgain'), { type: 'warning' });
      else onRead();
    });
  return { isReadingAgain: isActing, readAgain };
};
