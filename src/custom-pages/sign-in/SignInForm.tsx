import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button, CircularProgress, IconButton } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { useSignIn } from './use-sign-in.ts';

interface Props {
  readonly sessionEnded: boolean;
  readonly onSignedIn: () => void;
}

export const SignInForm = ({ sessionEnded, onSignedIn }: Props) => {
  const text = useText();
  const { failure, isSubmitting, signIn } = useSignIn(onSignedIn);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = Object.entries({ name: name.trim(), password }).flatMap(([field, value]) => (value ? [] : [field]));
    setMissing(empty);
    if (empty[0]) form.current?.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus();
    else await signIn({ name, password });
  };
  const requiredIf = (field: string) => (missing.includes(field) ? text('signIn.required') : undefined);
  const message = failure ?? (sessionEnded ? text('signIn.sessionEnded') : undefined);

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {message && (
        <Alert severity={failure ? 'error' : 'warning'} icon={failure ? <ErrorOutlined /> : undefined}>
          {message}
        </Alert>
      )}
      <LabelledInput
        label={text('signIn.name')}
        name="name"
        value={name}
        onChange={setName}
        error={requiredIf('name')}
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
      />
      <LabelledInput
        label={text('signIn.password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        value={password}
        onChange={setPassword}
        error={requiredIf('password')}
        autoComplete="current-password"
        endAdornment={
          <IconButton
            onClick={() => setShown(!isShown)}
            edge="end"
            aria-label={text(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
          >
            {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
          </IconButton>
        }
      />
      {isSubmitting ? (
        <CircularProgress size={28} aria-label={text('shell.loading')} sx={{ my: 2, mx: 'auto' }} />
      ) : (
        <Button type="submit" variant="contained" size="large">
          {text('signIn.submit')}
        </Button>
      )}
    </Box>
  );
};
