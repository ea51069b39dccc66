import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { Link } from '#src/providers/navigation.tsx';

/** `contained` where it is the one way on. */
export const BackToSignIn = ({ variant }: { variant: 'contained' | 'outlined' | 'text' }) => {
  const text = useText();
  return (
    <Button variant={variant} size="large" component={Link} to="/login" fullWidth>
      {text('signIn.backToSignIn')}
    </Button>
  );
};
