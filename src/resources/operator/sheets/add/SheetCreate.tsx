import { Box, Button, FormLabel, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { openAddition } from '#contract/calls/operator/additions.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { ReferencePicker } from '#src/admin/ReferencePicker.tsx';
import { useResourceDeclaration } from '#src/admin/resource-context.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { upload } from '#src/providers/upload.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { requestPath } from '#src/resources/operator/requests/paths.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { FileDrop } from '#src/ui/forms/FileDrop.tsx';
import { faultOfPdf } from '#src/ui/forms/fault-of-pdf.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useAddMessages } from './messages.ts';

type Faults = Readonly<Partial<Record<'organisation' | 'file', string>>>;

/** For whom a sheet is added, and its PDF; what follows is the form of any addition. */
export default function SheetCreate() {
  const text = useText();
  const translate = useTranslate();
  const messages = useAddMessages();
  const { name, paths } = useResourceDeclaration();
  const [query] = useSearchParams();
  const asked = Number(query.get('organisation')) || null;
  const [organisation, setOrganisation] = useDraftState<number | null>('organisation', asked);
  const [file, setFile] = useState<File>();
  const isLeaving = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { isSending, faults, setFaults, failure, send } = useOpenAddition(isLeaving);
  useFirstErrorFocus(() => form.current, { when: Object.keys(faults).length > 0, each: faults });
  const chooseFile = useChooseFile(setFile, setFaults);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (organisation === null) return setFaults({ organisation: translate('errors.request.required') });
    void send(organisation, file);
  };
  return (
    <FormPage title={text(`resources.${name}.titles.create`)}>
      <LeaveGuard isDirty={organisation !== asked || file !== undefined} isLeaving={isLeaving} />
      <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        <Typography>{messages.lead}</Typography>
        {failure && <Notice severity="error">{failure}</Notice>}
        <ReferencePicker
          to="organisations"
          label={messages.organisation}
          value={organisation}
          onChange={(id) => {
            setFaults({});
            setOrganisation(id === null ? null : Number(id));
          }}
          placeholder={messages.noOrganisation}
          error={faults.organisation}
          required
        />
        <div>
          <FormLabel component="span" sx={{ display: 'block' }}>
            {messages.pdf}
          </FormLabel>
          <FileDrop
            title={messages.drop}
            hint={messages.hint(maxUploadBytes / 1_000_000)}
            browse={file ? messages.another : messages.browse}
            onFiles={([first]) => first && void chooseFile(first)}
            disabled={isSending}
            error={faults.file}
          />
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40 }}>
            {file && <span>{messages.chosen(file.name)}</span>}
            {file && !isSending && (
              <Button size="small" onClick={() => setFile(undefined)}>
                {messages.remove}
              </Button>
            )}
          </Box>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <SubmitButton isSending={isSending}>{messages.open}</SubmitButton>
          {!isSending && (
            <Button component={Link} to={paths?.list ?? '/'}>
              {messages.back}
            </Button>
          )}
        </Box>
      </Box>
    </FormPage>
  );
}

const useChooseFile = (setFile: (file: File) => void, setFaults: (faults: Faults) => void) => {
  const translate = useTranslate();
  return async (chosen: File): Promise<void> => {
    const fault = await faultOfPdf(chosen, translate);
    setFaults(fault ? { file: fault } : {});
    if (!fault) setFile(chosen);
  };
};

/** Opens the addition once, and goes on to where it is worked on. */
const useOpenAddition = (isLeaving: { current: boolean }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const submissionOf = useSubmission('submission');
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const send = async (organisation: number, file: File | undefined) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    setFaults({});
    const submission = submissionOf([organisation, file && [file.name, file.size, file.lastModified]]);
    try {
      const { id } = await upload(openAddition, { fields: { organisation, submission }, files: file ? [file] : [] });
      isLeaving.current = true;
      navigate(requestPath(id));
    } catch (error) {
      const { fields, message } = toFieldErrors(error, { fields: ['organisation', 'file'], translate });
      setFaults(fields);
      setFailure(message);
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { isSending, faults, setFaults, failure, send };
};
