import { Box } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { newPasswordRules } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { KnownAddress } from '../frame/KnownAddress.tsx';
import { NewPasswordInputs } from '../frame/NewPasswordInputs.tsx';
import { StepFrame } from './StepFrame.tsx';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

interface Props {
  /** To which the link was mailed. */
  readonly address: string;
  /** What was chosen before one came back from the second step. */
  readonly chosen: NewPassword | undefined;
  readonly onChosen: (chosen: NewPassword) => void;
}

/** Chooses a password; it is sent with the contact information, not before. */
export const NewPasswordStep = ({ address, chosen, onChosen }: Props) => {
  const text = useText();
  const { form, field, isSending } = useForm({
    initial: chosen ? { ...chosen } : { password: '', password_confirmation: '' },
    rules: newPasswordRules,
    send: async (values) => onChosen(values),
  });
  return (
    <StepFrame step={1} title={text('verification.newPassword')} lead={text('verification.newPasswordLead')}>
      <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
        <KnownAddress address={address} />
        <NewPasswordInputs field={field} />
        <SubmitButton isSending={isSending}>{text('verification.next')}</SubmitButton>
      </Box>
    </StepFrame>
  );
};
