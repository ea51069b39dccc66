import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { externalSites } from '../external-sites.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';

/** The key the specification names; the consent is permanent. */
const storageKey = 'cookie';

/** Shown until it is accepted, and never again. Specification 1 §2, §4. */
export const CookieBanner = () => {
  const text = useText();
  const language = useLanguage();
  const [isAccepted, setAccepted] = useState(() => localStorage.getItem(storageKey) !== null);
  if (isAccepted) return null;
  const accept = () => {
    localStorage.setItem(storageKey, '1');
    setAccepted(true);
  };
  return (
    <Box
      component="section"
      aria-label={text('shell.cookies')}
      sx={({ tokens }) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 'drawer',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: { xs: 4, sm: 8 },
        py: 2,
        bgcolor: 'background.paper',
        boxShadow: tokens.barShadow,
        displayPrint: 'none',
      })}
    >
      <Typography variant="body2" sx={{ flex: 1, minWidth: 220 }}>
        {text('shell.cookiesDetail')}{' '}
        <Link href={externalSites.terms[language]} target="_blank" rel="noopener" underline="always">
          {text('shell.terms')}
        </Link>
      </Typography>
      <Button variant="contained" size="small" onClick={accept}>
        {text('shell.acceptCookies')}
      </Button>
    </Box>
  );
};
