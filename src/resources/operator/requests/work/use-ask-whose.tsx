import { type ReactNode, useRef, useState } from 'react';
import { getOperatorRequest } from '#contract/calls/operator/requests.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { formatLongInstant, formatTime } from '#src/resources/requests/format-instant.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useHold } from '../queue/use-hold.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** What a call that decides a request says of a colleague's. */
interface OfColleague {
  readonly of_colleague?: number;
}

interface AskWhose {
  /** Asks where a colleague has it as far as the screen knows, then acts. */
  readonly before: (act: () => void) => void;
  /** Sends with the word that was given; where a colleague has taken it meanwhile, asks and sends again. */
  readonly send: <Answer>(call: (word: OfColleague) => Promise<Answer>) => Promise<Answer>;
  readonly question: ReactNode;
}

type Held = Pick<OperatorRequest, 'held_since'> & { readonly holder: NonNullable<OperatorRequest['holder']> };

/** Asks before something is decided that a colleague has, and says who; `question` is drawn by whoever asks. */
export const useAskWhose = (request: OperatorRequest): AskWhose => {
  const word = useRequestMessages();
  const language = useLanguage();
  const { uid } = useUserInfo();
  const { canHold, isMine } = useHold(request);
  const [asked, setAsked] = useState<Held & { readonly answer: (isConfirmed: boolean) => void }>();
  const said = useRef<OfColleague>({});
  const { id, holder, held_since } = request;
  const ask = (held: Held) =>
    new Promise<boolean>((answer) =>
      setAsked({
        ...held,
        answer: (isConfirmed) => {
          setAsked(undefined);
          if (isConfirmed) said.current = { of_colleague: held.holder.id };
          answer(isConfirmed);
        },
      }),
    );
  return {
    before: (act) => {
      said.current = {};
      if (!canHold || holder === null || isMine) act();
      else void ask({ holder, held_since }).then((isConfirmed) => isConfirmed && act());
    },
    send: async (call) => {
      try {
        return await call(said.current);
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'request.of_colleague') throw error;
        const now = await callApi(getOperatorRequest, { params: { id } });
        const { holder: other, held_since: since } = now;
        if (other === null || other.id === uid) return call({});
        if (!(await ask({ holder: other, held_since: since }))) throw error;
        return call(said.current);
      }
    },
    question: asked && (
      <ConfirmDialog
        title={word('decideElses', { name: asked.holder.name, id: requestNumber(id) })}
        act={word('decideAllTheSame')}
        onCancel={() => asked.answer(false)}
        onConfirm={() => asked.answer(true)}
      >
        {word('takeOverDetail', {
          name: asked.holder.name,
          date: formatLongInstant(asked.held_since, language),
          time: formatTime(asked.held_since, language),
        })}
      </ConfirmDialog>
    ),
  };
};
export type Send = AskWhose['send'];
