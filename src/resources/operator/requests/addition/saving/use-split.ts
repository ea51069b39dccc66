import { useNotify } from 'react-admin';
import { splitAddition } from '#contract/calls/operator/requests.ts';
import { splitRanges } from '#contract/reading/file-kind.ts';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { conflict, useAct } from '#src/resources/operator/requests/work/use-act.ts';
import type { Send } from '#src/resources/operator/requests/work/use-ask-whose.tsx';
import { useRequestsChanged } from '#src/resources/operator/requests/work/use-request.ts';
import type { Draft } from './use-draft.ts';

interface Options {
  readonly id: number;
  readonly reading: SheetReading;
  readonly draft: Draft;
  readonly send: Send;
  /** Shows the request with the first sheet alone. */
  readonly onSplit: () => void;
}

/** Makes one request of each sheet in the file; what was entered so far is of the first, and is saved before. */
export const useSplit = ({ id, reading: { kind, pages }, draft, send, onSplit }: Options) => {
  const word = useRequestMessages();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const { isActing, act } = useAct('parts');
  const split = () =>
    act(async () => {
      if (!kind || (draft.isUnsaved && !(await draft.save()))) return;
      const parts = splitRanges(kind, pages);
      const { ids } = await send((of) => callApi(splitAddition, { params: { id }, body: { parts, ...of } })).catch(
        (error: unknown) => {
          // Somebody else has split it, or ended it: it is shown as it is now.
          if (error instanceof CallError && error.status === conflict) onSplit();
          throw error;
        },
      );
      notify(
        word('kindSplitTold', {
          first: id,
          others: ids
            .slice(1)
            .map((other) => `R-${other}`)
            .join(', '),
        }),
      );
      await changed();
      onSplit();
    });
  return { isSplitting: isActing, split };
};
