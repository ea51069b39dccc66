import { Box, Link } from '@mui/material';
import type { ComponentProps } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Link as RouterLink } from '#src/providers/navigation.tsx';
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';

type Field = Pick<ComponentProps<typeof PasswordInput>, 'name' | 'value' | 'error' | 'onChange' | 'autoFocus'>;

interface Props {
  readonly field: Field;
  readonly isSending: boolean;
  /** What the button says. */
  readonly act: string;
}

/** The end of a form that asks for one's password, with the help for who has forgotten it. */
export const PasswordPart = ({ field, isSending, act }: Props) => {
  const text = useText();
  return (
    <Box sx={{ position: 'relative', display: 'grid', gap: 5 }}>
      <PasswordInput {...field} label={text('signIn.password')} autoComplete="current-password" />
      <SubmitButton isSending={isSending}>{act}</SubmitButton>
      <Link
        component={RouterLink}
        to="/forgot-password"
        sx={{
          position: { md: 'absolute' },
          top: 0,
          right: 0,
          justifySelf: 'center',
          display: 'flex',
          alignItems: 'center',
          minHeight: { xs: 40, md: 24 },
          fontSize: { xs: '0.875rem', md: '0.8125rem' },
          fontWeight: { xs: 500, md: 400 },
          mt: { md: '-2px' },
        }}
      >
        {text('signIn.forgot')}
      </Link>
    </Box>
  );
};
