import { Box, Link } from '@mui/material';
import { memo } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { hostOf, namedInPage } from '../i18n/named-in-page.ts';
import { useText } from '../i18n/use-text.ts';
import { Link as RouterLink } from '../providers/navigation.tsx';
import { Logo } from './Logo.tsx';

/** The provider's site and its terms where it has said them, each leading to its site in the reader's language, and what is kept of people. */
export const Footer = memo(() => {
  const text = useText();
  const language = useLanguage();
  const [site, terms] = [namedInPage('provider-site', language), namedInPage('terms-of-use', language)];
  return (
    <Box
      component="footer"
      aria-label={text('shell.footer')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        // In large letters on a phone they take two lines.
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 2,
        '& a': { display: 'flex', alignItems: 'center', minHeight: 24 },
        px: 4,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        displayPrint: 'none',
      }}
    >
      {site && (
        <Link
          href={site}
          target="_blank"
          rel="noopener"
          aria-label={text('shell.newTab', { name: `${hostOf(site)}, ${text('shell.companySite')}` })}
          sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary', minHeight: 24 }}
        >
          <Logo size={18} /> {hostOf(site)}
        </Link>
      )}
      {terms && (
        <Link
          href={terms}
          target="_blank"
          rel="noopener"
          aria-label={text('shell.newTab', { name: text('shell.terms') })}
          sx={{ color: 'text.secondary' }}
        >
          {text('shell.terms')}
        </Link>
      )}
      <Link component={RouterLink} to="/privacy" sx={{ color: 'text.secondary' }}>
        {text('shell.privacy')}
      </Link>
    </Box>
  );
});
