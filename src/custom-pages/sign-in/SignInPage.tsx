import { Box, Button, Link, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { setLanguage, useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { getStoredUserInfo } from '../../providers/user-info.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Lattice } from './Lattice.tsx';
import { ownPath } from './own-path.ts';
import { SignInForm } from './SignInForm.tsx';

export default function SignInPage() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const target = ownPath(parameters.get('redirect')) ?? '/search';
  const sessionEnded = parameters.get('error') === '401';

  useEffect(() => {
    if (getStoredUserInfo() && !sessionEnded) navigate(target, { replace: true });
  }, [navigate, target, sessionEnded]);

  const other = language === 'en' ? 'fr' : 'en';
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        gridTemplateColumns: { md: '600px 1fr' },
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 4, sm: 10 }, py: { xs: 4, sm: 7 } }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Logo />
          <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 600, flex: 1 }}>
            {text('shell.product')}
          </Typography>
          <Button
            variant="outlined"
            size="small"
            lang={other}
            onClick={() => setLanguage(other)}
            sx={{ color: 'primary.main', fontWeight: 600 }}
          >
            {text('shell.switchLanguage')}
          </Button>
        </Box>
        <Box
          component="main"
          sx={{ flex: 1, display: 'grid', alignContent: 'center', width: '100%', maxWidth: 380, mx: 'auto', py: 8 }}
        >
          <Typography variant="h4" component="h1">
            {text('signIn.title')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 6, color: 'text.secondary', fontSize: '0.9375rem' }}>
            {text('signIn.lead')}
          </Typography>
          <SignInForm sessionEnded={sessionEnded} onSignedIn={() => navigate(target, { replace: true })} />
        </Box>
        <Typography component="footer" variant="caption" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {text('signIn.help')} <Link href="mailto:support@vigie.example">support@vigie.example</Link>
        </Typography>
      </Box>
      <Lattice />
    </Box>
  );
}
