import { Box, Button, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { apiBase } from '#contract/call.ts';
import { endOrganisation, keepOrganisation } from '#contract/calls/operator/organisations.ts';
import { longDate } from '#contract/long-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { fromTypedDate, toTypedDate } from '#src/ui/forms/typed-date.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { organisationText } from './messages.ts';
import type { Organisation } from './organisation.ts';

/** Says on which day the organisation ends, where it does. */
export const EndNotice = () => {
  const text = useText();
  const language = useLanguage();
  const organisation = useRecordContext<Organisation>();
  if (!organisation?.ends_on) return null;
  return (
    <Notice severity="warning" role="region" aria-label={text(organisationText('endTitle'))}>
      {text(organisationText('endsOn'), { day: longDate(organisation.ends_on, language) })}
      <Box sx={{ whiteSpace: 'pre-line' }}>
        {text(organisationText('endReasonSaid'), { reason: organisation.end_reason })}
      </Box>
    </Notice>
  );
};

/** Takes everything of the organisation home, and ends it. */
export const Ending = () => {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const organisation = useRecordContext<Organisation>();
  const [asking, setAsking] = useState<'end' | 'keep'>();
  const { isSending, send } = useSend();
  if (!organisation) return null;
  const { id, ends_on } = organisation;
  const name = organisation[`name_${language}`];
  const close = () => setAsking(undefined);
  const keep = () =>
    send(async () => {
      await callApi(keepOrganisation, { params: { id }, body: {} });
      notify(text(organisationText('endCancelled')));
      refresh();
    }).finally(close);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(organisationText('exportHint'))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" component="a" href={`${apiBase}/operator/organisations/${id}/export`} download>
          {text(organisationText('export'))}
        </Button>
        {ends_on && (
          <Button variant="outlined" onClick={() => setAsking('keep')}>
            {text(organisationText('cancelEnd'))}
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => setAsking('end')}>
          {text(organisationText(ends_on ? 'changeEnd' : 'end'))}
        </Button>
      </Box>
      {asking === 'end' && <EndDialog organisation={organisation} onClose={close} />}
      {asking === 'keep' && (
        <ConfirmDialog
          title={text(organisationText('cancelEndTitle'))}
          act={text(organisationText('cancelEnd'))}
          isActing={isSending}
          onConfirm={() => void keep()}
          onCancel={close}
        >
          {text(organisationText('cancelEndDetail'), { name })}
        </ConfirmDialog>
      )}
    </>
  );
};

/** Days until an organisation ends, unless another day is chosen. */
const usualTerm = 30;

const EndDialog = ({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) => {
  const text = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = organisation[`name_${language}`];
  const [day, setDay] = useState(
    organisation.ends_on || new Date(Date.now() + usualTerm * 86_400_000).toISOString().slice(0, 10),
  );
  const [reason, setReason] = useState(organisation.end_reason);
  const [typedName, setTypedName] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { isSending, send } = useSend((error) => {
    const { message, fields } = toFieldErrors(error, { fields: ['day', 'reason'], translate });
    setErrors(fields);
    if (message) notify(message, { type: 'error' });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form behind the dialog is another one, and is not sent.
    event.stopPropagation();
    const found = {
      ...(!/^\d{4}-\d{2}-\d{2}$/.test(day) && { day: text(organisationText('endDayWrong')) }),
      ...(reason.trim() === '' && { reason: text(organisationText('endReasonMissing')) }),
      ...(typedName.trim() !== name && { name: text(organisationText('endNameWrong')) }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void send(async () => {
      await callApi(endOrganisation, { params: { id: organisation.id }, body: { day, reason } });
      notify(text(organisationText('endSet')));
      onClose();
      refresh();
    });
  };
  return (
    <FormDialog
      title={text(organisationText('endTitle'))}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{text('tools.cancel')}</Button>
          <SendingButton type="submit" variant="contained" color="error" isSending={isSending}>
            {text(organisationText('end'))}
          </SendingButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2">{text(organisationText('endDetail'), { name })}</Typography>
        <LabelledInput
          label={text(organisationText('endDay'))}
          value={toTypedDate(day)}
          onChange={(typed) => setDay(fromTypedDate(typed))}
          error={errors.day}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <LabelledInput
          label={text(organisationText('endReason'))}
          hint={text(organisationText('endReasonHint'))}
          value={reason}
          onChange={setReason}
          error={errors.reason}
          multiline
          minRows={2}
          required
        />
        <LabelledInput
          label={text(organisationText('endName'), { name })}
          value={typedName}
          onChange={setTypedName}
          error={errors.name}
          autoComplete="off"
          spellCheck="false"
          required
        />
      </Box>
    </FormDialog>
  );
};
