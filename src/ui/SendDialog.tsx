import { Button } from '@mui/material';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormFailure } from './forms/FormFailure.tsx';
import { SendingButton } from './SendingButton.tsx';

interface Props {
  readonly title: string;
  /** What the button that sends it says. */
  readonly act: string;
  readonly isDangerous?: boolean;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  /** As `useForm` gives them. */
  readonly form: { readonly ref: Ref<HTMLFormElement>; readonly onSubmit: (event: FormEvent) => void };
  readonly isSending: boolean;
  /** Why it cannot be sent yet. */
  readonly waitsFor?: string;
  /** What went wrong, and the fields that say so themselves. */
  readonly failure: unknown;
  readonly fields: readonly string[];
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog that can be cancelled or sent. A fault that belongs to no field is shown above it. */
export const SendDialog = ({
  title,
  act,
  isDangerous = false,
  maxWidth = 'xs',
  form,
  isSending,
  waitsFor,
  failure,
  fields,
  onCancel,
  children,
}: Props) => {
  const text = useText();
  return (
    <FormDialog
      title={title}
      maxWidth={maxWidth}
      formRef={form.ref}
      onSubmit={form.onSubmit}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{text('tools.cancel')}</Button>
          <SendingButton
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            isSending={isSending}
            waitsFor={waitsFor}
          >
            {act}
          </SendingButton>
        </>
      }
    >
      {failure ? <FormFailure error={failure} fields={fields} /> : null}
      {children}
    </FormDialog>
  );
};
