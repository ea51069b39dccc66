import { Box } from '@mui/material';
import { type FormEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { answerContact } from '#contract/calls/operator/requests.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';
import { RefuseButton } from '../work/RefuseButton.tsx';
import { useAct } from '../work/use-act.ts';
import { useGoOn } from '../work/use-go-on.ts';
import { useRequestsChanged } from '../work/use-request.ts';

/** The answer goes by mail and completes the message. */
export const AnswerForm = ({ request }: { request: DeskRequest }) => {
  const word = useWords();
  const notify = useNotify();
  const goOn = useGoOn(request);
  const changed = useRequestsChanged();
  const [message, setMessage] = useDraftState('answer', '');
  const isLeaving = useRef(false);
  const { isActing, error, setError, act } = useAct('message');
  const input = useRef<HTMLTextAreaElement>(null);
  const { id, email, status } = request;
  const isOpen = status === 'processing';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      setError(word('answerRequired'));
      input.current?.focus();
      return;
    }
    void act(async () => {
      await callApi(answerContact, { params: { id }, body: { message } });
      if (isOpen) {
        isLeaving.current = true;
        return goOn(word('answered'));
      }
      setMessage('');
      notify(word('answered'));
      await changed();
    });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <LeaveGuard isLeaving={isLeaving} isDirty={message !== ''} />
      {email ? (
        <LabelledInput
          multiline
          minRows={6}
          maxRows={24}
          required
          label={word(isOpen ? 'answer' : 'answerAgain')}
          hint={word('answerTo', { email })}
          value={message}
          onChange={setMessage}
          error={error}
          inputRef={input}
        />
      ) : (
        <Notice severity="warning" role="note">
          {word('noEmail')}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 3 }}>
        {isOpen && !isActing && (
          <RefuseButton
            request={request}
            onRefused={() => {
              isLeaving.current = true;
            }}
          />
        )}
        {email && <SubmitButton isSending={isActing}>{word(isOpen ? 'sendAnswer' : 'sendAgain')}</SubmitButton>}
      </Box>
    </Box>
  );
};
