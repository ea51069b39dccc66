import { Box, Button, Typography } from '@mui/material';
import { type FormEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { urlOf } from '#contract/call-url.ts';
import { answerContact, getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { FileLink } from '#src/resources/requests/details/FileLink.tsx';
import { LongText } from '#src/resources/requests/details/LongText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { AboutRequest } from '../work/AboutRequest.tsx';
import { useFirstWork } from '../work/first-work.ts';
import { PlainWork } from '../work/PlainWork.tsx';
import { RefuseButton } from '../work/RefuseButton.tsx';
import { TemplateMenu } from '../work/TemplateMenu.tsx';
import { useAct } from '../work/use-act.ts';
import { useAskWhose } from '../work/use-ask-whose.tsx';
import { useGoOn } from '../work/use-go-on.ts';
import { useRequestsChanged } from '../work/use-request.ts';

/** What somebody wrote to support, and the answer to it. One who was answered may be written to again. */
export const ContactWork = ({ request }: { request: OperatorRequest }) => {
  const text = useText();
  const elsewhere = useGoesElsewhere(request);
  const { id, info, has_file, status } = request;
  const { subject = '', firstName = '', lastName = '', message = '', additional_information = '', file_name } = info;
  const file = has_file ? { ...info, url: urlOf(getOperatorRequestFile, { id }) } : info;
  return (
    <PlainWork about={<AboutRequest request={request} />}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {elsewhere && status !== 'error' && (
          <Notice severity="warning" role="note">
            {elsewhere}
          </Notice>
        )}
        {subject && <Typography variant="h2">{subject}</Typography>}
        <Facts
          facts={[
            { label: text('requests.name'), value: `${firstName} ${lastName}`.trim() },
            { label: text('requests.message'), value: message && <LongText>{message}</LongText> },
            {
              label: text('requests.additionalInformation'),
              value: additional_information && <LongText>{additional_information}</LongText>,
            },
            { label: text('requests.file'), value: has_file || file_name ? <FileLink info={file} /> : '' },
          ]}
        />
        <div>
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={`/operator/sheets/create?${new URLSearchParams({ organisation: String(request.organisation) })}`}
          >
            {text('resources.desk-sheets.titles.create')}
          </Button>
        </div>
        {status !== 'error' && <AnswerForm request={request} />}
      </Box>
    </PlainWork>
  );
};

/** Says to whose address the answer goes, where that is not the account's: whoever wrote may have meant it, or may be somebody else. */
const useGoesElsewhere = ({ email, account_email: account }: OperatorRequest): string | undefined => {
  const word = useRequestMessages();
  if (email === '' || email.toLowerCase() === account.toLowerCase()) return undefined;
  return account === '' ? word('answerToTypedAlone', { email }) : word('answerToTyped', { email, account });
};

interface Sent {
  readonly message: string;
  /** Meant as a further answer. */
  readonly again: boolean;
}

/** The answer goes by mail and completes the message. */
const AnswerForm = ({ request }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const notify = useNotify();
  const goOn = useGoOn(request);
  const whose = useAskWhose(request);
  const changed = useRequestsChanged();
  const [message, setMessage] = useDraftState('answer', '');
  const isLeaving = useRef(false);
  const { isActing, error, setError, act } = useAct('message');
  const input = useRef<HTMLTextAreaElement>(null);
  const unheard = useRef<Sent>(undefined);
  const { id, email, status } = request;
  const isOpen = status === 'processing';
  const elsewhere = useGoesElsewhere(request);
  const key = useKey('main');
  useFirstWork(request);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      setError(word('answerRequired'));
      input.current?.focus();
      return;
    }
    whose.before(send);
  };
  const send = () =>
    void act(async () => {
      // What was sent and not heard of may have arrived, and the page have seen it since: the same is sent again, no further answer.
      const sent = unheard.current?.message === message ? unheard.current : { message, again: !isOpen };
      unheard.current = sent;
      await whose
        .send((of) => callApi(answerContact, { params: { id }, body: { ...sent, ...of } }))
        .catch((error: unknown) => {
          if (error instanceof CallError && error.body) unheard.current = undefined;
          throw error;
        });
      unheard.current = undefined;
      if (isOpen) {
        isLeaving.current = true;
        return await goOn(word('answered'));
      }
      setMessage('');
      notify(word('answered'));
      await changed();
    });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <LeaveGuard isLeaving={isLeaving} isDirty={message !== ''} />
      {whose.question}
      {email && <TemplateMenu request={id} kind="answer" typed={message} onChoose={setMessage} />}
      {email ? (
        <div data-needs>
          <LabelledInput
            multiline
            minRows={6}
            maxRows={24}
            required
            label={word(isOpen ? 'answer' : 'answerAgain')}
            hint={elsewhere ? `${elsewhere} ${word('inHistory')}` : word('answerTo', { email })}
            value={message}
            onChange={setMessage}
            error={error}
            inputRef={input}
          />
        </div>
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
        {email && (
          <SubmitButton isSending={isActing} {...key}>
            {word(isOpen ? 'sendAnswer' : 'sendAgain')}
          </SubmitButton>
        )}
      </Box>
    </Box>
  );
};
