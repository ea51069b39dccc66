import { Box, Link } from '@mui/material';
import { externalSites } from '#src/i18n/external-sites.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SupportLink } from './SupportLink.tsx';

/** The company's site and its terms, and whom to ask. */
export const FrameFooter = () => {
  const text = useText();
  const language = useLanguage();
  const links = [
    { address: externalSites.company[language], name: text('shell.companySite') },
    { address: externalSites.terms[language], name: text('shell.terms') },
  ];
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: { xs: 'center', md: 'flex-start' },
        alignItems: 'center',
        columnGap: 5,
        px: { xs: 5, md: 10 },
        pb: { xs: 4, md: 7 },
        typography: 'caption',
        color: 'text.secondary',
        '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
        '@media (pointer: coarse)': { '& a': { minHeight: 40 } },
      }}
    >
      {links.map(({ address, name }) => (
        <Link
          key={address}
          href={address}
          target="_blank"
          rel="noopener"
          color="inherit"
          aria-label={text('shell.newTab', { name })}
        >
          {name}
        </Link>
      ))}
      <Box sx={{ ml: { md: 'auto' }, display: 'flex', alignItems: 'center', gap: 1 }}>
        {text('signIn.help')} <SupportLink />
      </Box>
    </Box>
  );
};
