import { Box, Button } from '@mui/material';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { wholeForm } from '#src/providers/json-api/to-form-error.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { KeptFields } from '#src/ui/forms/KeptFields.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Field, FormView, Resource } from '../define-resource.ts';
import { FieldInput } from './FieldInput.tsx';
import { FormResourceProvider } from './form-resource.ts';

interface Props {
  readonly resource: Resource;
  readonly view: FormView;
  /** In place of the fields' own inputs, one under the other. */
  readonly children?: ReactNode;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
}

/** The form of a record: its inputs, what is wrong as a whole, and the ways on. Nothing typed is lost to a refusal. */
export const ResourceForm = ({ resource, view, children, actions }: Props) => {
  const { permissions } = useUserInfo();
  const fields = Object.entries((resource.fields ?? {}) as Record<string, Field>).filter(
    ([, { form, permission }]) => form?.includes(view) && (!permission || permissions.includes(permission)),
  );
  const isUnderWay = useRef(false);
  /** The second of two clicks comes before the form knows that it is being sent. */
  const submitOnce = (event: FormEvent) => {
    // React tells of the forms in dialogs as well, which stand elsewhere on the page.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (isUnderWay.current) {
      event.preventDefault();
      event.stopPropagation();
    }
    isUnderWay.current = true;
  };
  return (
    <FormResourceProvider value={resource}>
      <Box onSubmitCapture={submitOnce}>
        <Form noValidate sanitizeEmptyValues={false} disableInvalidFormNotification shouldFocusError={false}>
          <FocusFirstError />
          <KeptFields name={resource.name} />
          <AskBeforeLeaving />
          <Settled isUnderWay={isUnderWay} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 4,
              ...(!resource.formWidth && { maxWidth: 560 }),
            }}
          >
            <WholeFormError />
            {children ?? fields.map(([name]) => <FieldInput key={name} name={name} />)}
            <FormActions resource={resource} view={view}>
              {actions}
            </FormActions>
          </Box>
        </Form>
      </Box>
    </FormResourceProvider>
  );
};

/** While it is being sent the form leaves by itself. */
const AskBeforeLeaving = () => {
  const { isDirty, isSubmitting } = useFormState();
  const isLeaving = useRef(false);
  isLeaving.current = isSubmitting;
  return <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />;
};

/** Once it was answered, or refused here, the form may be sent again. */
const Settled = ({ isUnderWay }: { isUnderWay: RefObject<boolean> }) => {
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

const FormActions = ({ resource, view, children }: Pick<Props, 'resource' | 'view'> & { children: ReactNode }) => {
  const text = useText();
  const { saving = false } = useSaveContext();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 2 }}>
      <SubmitButton isSending={saving}>{text(view === 'create' ? 'lists.create' : 'lists.save')}</SubmitButton>
      {resource.paths?.list && !saving && (
        <Button component={Link} to={resource.paths.list}>
          {text('lists.cancel')}
        </Button>
      )}
      {!saving && children}
    </Box>
  );
};

/** After a submit that was refused, here or by the server, the focus goes to the first field at fault. */
const FocusFirstError = () => {
  const { formState } = useFormContext();
  const { submitCount, errors } = formState;
  const marker = useRef<HTMLSpanElement>(null);
  const hasErrors = Object.keys(errors).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submit
  useEffect(() => {
    if (!hasErrors) return;
    const form = marker.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] :is(input, button)')?.focus();
  }, [submitCount, hasErrors]);
  return <span ref={marker} hidden />;
};
