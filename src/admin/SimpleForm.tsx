import { Box, Button } from '@mui/material';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { wholeForm } from '../providers/json-api/to-form-error.ts';
import { FormDraft } from '../ui/forms/FormDraft.tsx';
import { LeaveGuard } from '../ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '../ui/forms/SubmitButton.tsx';
import { useFirstErrorFocus } from '../ui/forms/use-first-error-focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { useListPath } from './list-left.ts';
import { useFormView, useResourceDeclaration } from './resource-context.ts';

interface Props {
  /** Inputs, one under the other. */
  readonly children: ReactNode;
  readonly toolbar?: ReactNode;
}

/** The form of a record: its inputs, what is wrong with it as a whole, and its toolbar. A refusal loses nothing that was typed. */
export const SimpleForm = ({ children, toolbar = <Toolbar /> }: Props) => {
  const { name, formWidth } = useResourceDeclaration();
  const isUnderWay = useRef(false);
  /** The second of two clicks comes before the form knows that it is being sent. */
  const submitOnce = (event: FormEvent) => {
    // React also bubbles submits of forms in dialogs, which are elsewhere on the page.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (isUnderWay.current) {
      event.preventDefault();
      event.stopPropagation();
    }
    isUnderWay.current = true;
  };
  return (
    <Box onSubmitCapture={submitOnce}>
      <Form noValidate sanitizeEmptyValues={false} disableInvalidFormNotification shouldFocusError={false}>
        <FocusFirstError />
        <FormDraft name={name} />
        <AskBeforeLeaving />
        <SubmitEnd isUnderWay={isUnderWay} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 4,
            ...(!formWidth && { maxWidth: 560 }),
          }}
        >
          <WholeFormError />
          {children}
          {toolbar}
        </Box>
      </Form>
    </Box>
  );
};

/** Save and cancel; `children` stand beside them, and are gone while the form is being sent. */
export const Toolbar = ({ children }: { children?: ReactNode }) => {
  const { saving = false } = useSaveContext();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 2 }}>
      <SaveButton />
      {!saving && <CancelButton />}
      {!saving && children}
    </Box>
  );
};

const SaveButton = () => {
  const text = useText();
  const view = useFormView();
  const { saving = false } = useSaveContext();
  return <SubmitButton isSending={saving}>{text(view === 'create' ? 'lists.create' : 'lists.save')}</SubmitButton>;
};

const CancelButton = () => {
  const text = useText();
  const list = useListPath();
  return list ? (
    <Button component={Link} to={list}>
      {text('lists.cancel')}
    </Button>
  ) : null;
};

/** While it is being sent the form leaves by itself. */
const AskBeforeLeaving = () => {
  const { isDirty, isSubmitting } = useFormState();
  const isLeaving = useRef(false);
  isLeaving.current = isSubmitting;
  return <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />;
};

/** Once it was answered, or refused here, the form may be sent again. */
const SubmitEnd = ({ isUnderWay }: { isUnderWay: RefObject<boolean> }) => {
  const { submitCount } = useFormState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit that has ended is counted
  useEffect(() => {
    isUnderWay.current = false;
  }, [submitCount]);
  return null;
};

const WholeFormError = () => {
  const { errors } = useFormState();
  const [root, key] = wholeForm.split('.') as ['root', string];
  const message = errors[root]?.[key]?.message;
  return message ? <Notice severity="error">{message}</Notice> : null;
};

/** The form's own way to the first field at fault, once for each submit. */
const FocusFirstError = () => {
  const { formState } = useFormContext();
  const { submitCount, errors } = formState;
  const marker = useRef<HTMLSpanElement>(null);
  useFirstErrorFocus(() => marker.current?.closest('form'), {
    when: Object.keys(errors).length > 0,
    each: submitCount,
  });
  return <span ref={marker} hidden />;
};
