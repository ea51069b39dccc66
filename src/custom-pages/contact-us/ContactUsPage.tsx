import Close from '@mui/icons-material/Close';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, FormLabel, IconButton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { contactUs } from '#contract/calls/contact-us.ts';
import { contactLength, maxUploadBytes } from '#contract/limits.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { upload } from '#src/providers/upload.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { FileDrop } from '#src/ui/forms/FileDrop.tsx';
import { faultOfPdf } from '#src/ui/forms/fault-of-pdf.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { email, maxLength, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';

/** A message to support, with a PDF or without. S2.2.11. */
export default function ContactUsPage() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation();
  const user = useUserInfo();
  const submissionOf = useSubmission();
  const [file, setFile] = useDraftState<File | undefined>('file', undefined);
  const isLeaving = useRef(false);
  const [sentFile, setSentFile] = useState<File>();
  // A shared account's details are nobody's.
  const isPerson = user.flag === 1;
  const form = useForm({
    keptAs: 'message',
    initial: {
      // As the server's pointers have it. S2.5-19.
      fname: isPerson ? user.first_name : '',
      lastName: isPerson ? user.last_name : '',
      email: isPerson ? user.email : '',
      // What the page one comes from knows already.
      subject: typeof state?.subject === 'string' ? state.subject.slice(0, contactLength.subject) : '',
      message: typeof state?.message === 'string' ? state.message.slice(0, contactLength.message) : '',
      additional_info: '',
      /** Its name: a fault is shown at its field. */
      file: '',
    },
    rules: {
      fname: [maxLength(contactLength.name)],
      lastName: [maxLength(contactLength.name)],
      email: [required, email],
      subject: [required, maxLength(contactLength.subject)],
      message: [required, maxLength(contactLength.message)],
      additional_info: [maxLength(contactLength.message)],
    },
    send: async ({ fname, file: _, ...values }) => {
      const fields = { firstName: fname, ...values };
      const submission = submissionOf([fields, file && [file.name, file.size, file.lastModified]]);
      setSentFile(file);
      const { id, taken_out } = await upload(contactUs, {
        fields: { ...fields, submission },
        files: file ? [file] : [],
      });
      notify(text('contact.sent'));
      isLeaving.current = true;
      navigate('/contact-us-success', { state: { id, email: values.email.trim(), ...(taken_out && { taken_out }) } });
    },
  });
  /** How much fits, said before it is too much. */
  const room = (name: 'subject' | 'message' | 'additional_info', max: number) => {
    const { value, error } = form.field(name);
    const words = text('contact.room', { count: value.length, max });
    if (value.length > max) return { error: error ?? words };
    return value.length > 0.8 * max ? { hint: words } : {};
  };
  return (
    <FormPage title={text('pages.contactUs')}>
      <Box
        component="form"
        {...form.form}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 560 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{text('contact.intro')}</Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <LabelledInput {...form.field('fname')} label={text('contact.firstName')} autoComplete="given-name" />
          <LabelledInput {...form.field('lastName')} label={text('contact.lastName')} autoComplete="family-name" />
        </Box>
        <LabelledInput
          {...form.field('email')}
          label={text('contact.email')}
          type="email"
          required
          autoComplete="email"
        />
        <LabelledInput
          {...form.field('subject')}
          label={text('contact.subject')}
          required
          {...room('subject', contactLength.subject)}
        />
        <LabelledInput
          {...form.field('message')}
          label={text('contact.message')}
          required
          multiline
          minRows={6}
          maxRows={16}
          {...room('message', contactLength.message)}
        />
        <LabelledInput
          {...form.field('additional_info')}
          label={text('contact.info')}
          hint={text('contact.infoHint')}
          multiline
          minRows={2}
          maxRows={12}
          {...room('additional_info', contactLength.message)}
        />
        <AttachedFile
          file={file}
          error={file && file === sentFile ? form.field('file').error : undefined}
          isSending={form.isSending}
          onChange={(chosen) => {
            setFile(chosen);
            form.field('file').onChange(chosen?.name ?? '');
          }}
        />
        <Box>
          <SubmitButton isSending={form.isSending}>{text('contact.send')}</SubmitButton>
        </Box>
      </Box>
      <LeaveGuard isDirty={form.isDirty || file !== undefined} isLeaving={isLeaving} />
    </FormPage>
  );
}

interface Props {
  readonly file: File | undefined;
  /** The server's fault for this file. */
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly onChange: (file: File | undefined) => void;
}

const size = maxUploadBytes / 1_000_000;

/** The one PDF that may go with a message. An unusable file is refused at once, and the former choice stays. */
const AttachedFile = ({ file, error, isSending, onChange }: Props) => {
  const text = useText();
  const notify = useNotify();
  const translate = useTranslate();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const choose = async ([chosen, ...others]: File[]) => {
    if (!chosen) return;
    const reason = others.length > 0 ? text('contact.oneFile') : await faultOfPdf(chosen, translate);
    setRefusal(reason);
    if (reason) notify(reason, { type: 'error' });
    else onChange(chosen);
  };
  const takeOff = () => {
    onChange(undefined);
    notify(text('contact.fileRemoved'));
    input.current?.focus();
  };
  return (
    <Box role="group" aria-label={text('contact.file')}>
      <FormLabel component="p" aria-hidden sx={{ m: 0, mb: 1 }}>
        {text('contact.file')}
      </FormLabel>
      {file && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2 }}>
          <PictureAsPdfOutlined aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
            <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {formatFileSize(file.size, language)}
            </Typography>
          </Box>
          <IconButton disabled={isSending} onClick={takeOff} aria-label={text('contact.takeOff', { name: file.name })}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      )}
      <FileDrop
        title={text('contact.drop')}
        hint={text('contact.dropHint', { size })}
        browse={text(file ? 'contact.replace' : 'contact.browse')}
        onFiles={(files) => void choose(files)}
        disabled={isSending}
        error={refusal ?? error}
        inputRef={input}
      />
    </Box>
  );
};
