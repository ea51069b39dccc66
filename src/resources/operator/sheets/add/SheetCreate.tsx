import { Box, Button, FormLabel, Skeleton, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { openAddition } from '#contract/calls/operator/additions.ts';
import { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { type SheetLanguage, sheetLanguages } from '#contract/sheets/language.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { ReferencePicker } from '#src/admin/ReferencePicker.tsx';
import { useResourceDeclaration } from '#src/admin/resource-context.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { upload } from '#src/providers/upload.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { requestPath } from '#src/resources/operator/requests/paths.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { FileDrop } from '#src/ui/forms/FileDrop.tsx';
import { faultOfPdf } from '#src/ui/forms/fault-of-pdf.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { OperatorSheet } from '../sheet.ts';
import { useAddMessages } from './messages.ts';

type Faults = Readonly<Partial<Record<'organisation' | 'file', string>>>;

/** Adds a sheet, beside one that is there where the address names it. */
export default function SheetCreate() {
  const messages = useAddMessages();
  const [query] = useSearchParams();
  const like = Number(query.get('like')) || undefined;
  const asked = Number(query.get('organisation')) || null;
  const { data, error, refetch } = useCall(
    getOperatorSheet,
    { params: { id: like ?? 0 } },
    { enabled: like !== undefined },
  );
  if (like === undefined) return <AddForm asked={asked} />;
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box role="status" aria-busy aria-label={messages.loading} sx={{ p: 8 }}>
        <Skeleton variant="rounded" height={320} sx={{ maxWidth: 720 }} />
      </Box>
    );
  const [holder, ...others] = data.held_by;
  const language = languageOf(query.get('language'));
  const beside = { sheet: data, language: language === data.language ? undefined : language };
  return <AddForm asked={asked ?? (others.length === 0 && holder ? holder.id : null)} beside={beside} />;
}

const languageOf = (asked: string | null) => valuesOf(sheetLanguages).find((language) => language === asked);

interface Beside {
  readonly sheet: Pick<OperatorSheet, 'id' | 'product_name'>;
  /** The language it is to be in, where that is the other one. */
  readonly language: SheetLanguage | undefined;
}

interface Props {
  /** The organisation that is chosen beforehand. */
  readonly asked: number | null;
  readonly beside?: Beside;
}

/** For whom a sheet is added, and its PDF; what follows is the form of any addition. */
const AddForm = ({ asked, beside }: Props) => {
  const text = useText();
  const translate = useTranslate();
  const messages = useAddMessages();
  const { name, paths } = useResourceDeclaration();
  const [organisation, setOrganisation] = useDraftState<number | null>('organisation', asked);
  const [file, setFile] = useState<File>();
  const isLeaving = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { isSending, faults, setFaults, failure, send } = useOpenAddition(isLeaving, beside);
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
        {beside && (
          <Notice severity="info" role="note">
            {beside.language
              ? messages.otherLanguage(beside.language, beside.sheet.product_name)
              : messages.newer(beside.sheet.product_name)}
          </Notice>
        )}
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
};

const useChooseFile = (setFile: (file: File) => void, setFaults: (faults: Faults) => void) => {
  const translate = useTranslate();
  return async (chosen: File): Promise<void> => {
    const fault = await faultOfPdf(chosen, translate);
    setFaults(fault ? { file: fault } : {});
    if (!fault) setFile(chosen);
  };
};

/** Opens the addition once, and goes on to where it is worked on. */
const useOpenAddition = (isLeaving: { current: boolean }, beside: Beside | undefined) => {
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
    const like = beside && { like: beside.sheet.id, ...(beside.language && { language: beside.language }) };
    const submission = submissionOf([organisation, like, file && [file.name, file.size, file.lastModified]]);
    try {
      const { id } = await upload(openAddition, {
        fields: { organisation, submission, ...like },
        files: file ? [file] : [],
      });
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
