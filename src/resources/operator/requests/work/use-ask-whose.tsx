import { type ReactNode, useState } from 'react';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { formatLongInstant, formatTime } from '#src/resources/requests/format-instant.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useHold } from '../queue/use-hold.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** Asks before something is decided that a colleague has, and says who; `question` is drawn by whoever asks. */
export const useAskWhose = (
  request: OperatorRequest,
): { readonly before: (act: () => void) => void; readonly question: ReactNode } => {
  const word = useRequestMessages();
  const language = useLanguage();
  const { canHold, isMine } = useHold(request);
  const [asked, setAsked] = useState<() => void>();
  const { id, holder, held_since } = request;
  const isElses = canHold && holder !== null && !isMine;
  return {
    before: (act) => (isElses ? setAsked(() => act) : act()),
    question: asked && holder && (
      <ConfirmDialog
        title={word('decideElses', { name: holder.name, id: requestNumber(id) })}
        act={word('decideAllTheSame')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          asked();
        }}
      >
        {word('takeOverDetail', {
          name: holder.name,
          date: formatLongInstant(held_since, language),
          time: formatTime(held_since, language),
        })}
      </ConfirmDialog>
    ),
  };
};
