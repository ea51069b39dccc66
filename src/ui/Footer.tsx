import { Box, Link } from '@mui/material';
import { externalSites } from '../i18n/external-sites.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { Link as RouterLink } from '../providers/navigation.tsx';
import { Logo } from './Logo.tsx';

const companyHost = 'vigie.example';

/** The company's mark and its terms, each leading to its site in the reader's language, and what is kept of people. */
export const Footer = () => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box
      component="footer"
      aria-label={text('shell.footer')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        px: 4,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.75rem',
        displayPrint: 'none',
      }}
    >
      <Link
        href={externalSites.company[language]}
        target="_blank"
        rel="noopener"
        aria-label={text('shell.newTab', { name: `${companyHost}, ${text('shell.companySite')}` })}
        sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary', minHeight: 24 }}
      >
        <Logo size={18} /> {companyHost}
      </Link>
      <Link
        href={externalSites.terms[language]}
        target="_blank"
        rel="noopener"
        aria-label={text('shell.newTab', { name: text('shell.terms') })}
        sx={{ color: 'text.secondary' }}
      >
        {text('shell.terms')}
      </Link>
      <Link component={RouterLink} to="/privacy" sx={{ color: 'text.secondary' }}>
        {text('shell.privacy')}
      </Link>
    </Box>
  );
};
