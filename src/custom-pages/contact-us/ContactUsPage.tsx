import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { contactUs } from '#contract/calls/contact-us.ts';
import { contactLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { upload } from '#src/providers/upload.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { email, maxLength, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { AttachedFile } from './AttachedFile.tsx';

/** A message to support, with a PDF or without. S2.2.11. */
export default function ContactUsPage() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
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
      subject: '',
      message: '',
      additional_info: '',
      /** Its name: what is wrong with it is said at its field. */
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
  const room = (name: 'subject' | 'message', max: number) => {
    const count = form.field(name).value.length;
    return count > 0.8 * max ? { hint: text('contact.room', { count, max }) } : {};
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
          {...room('message', contactLength.message)}
        />
        <LabelledInput
          {...form.field('additional_info')}
          label={text('contact.info')}
          hint={text('contact.infoHint')}
          multiline
          minRows={2}
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
