import { Box } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { newPasswordRules } from '../../../ui/forms/rules.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { NewPasswordInputs } from '../frame/NewPasswordInputs.tsx';
import { StepFrame } from './StepFrame.tsx';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Chooses a password; it is sent with the contact information, not before. */
export const NewPasswordStep = ({ onChosen }: { onChosen: (chosen: NewPassword) => void }) => {
  const text = useText();
  const { form, field, isSending } = useForm({
    initial: { password: '', password_confirmation: '' },
    rules: newPasswordRules,
    send: async (values) => onChosen(values),
  });
  return (
    <StepFrame step={1} title={text('verification.newPassword')} lead={text('verification.newPasswordLead')}>
      <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
        <NewPasswordInputs field={field} />
        <SubmitButton isSending={isSending}>{text('verification.next')}</SubmitButton>
      </Box>
    </StepFrame>
  );
};
