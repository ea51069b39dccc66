import { Box, Link, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '#src/i18n/language.ts';
import { namedInPage } from '#src/i18n/named-in-page.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Link as RouterLink, useNavigationType } from '#src/providers/navigation.tsx';
import { signInGround } from '#src/theme/tokens.ts';
import { Diamonds } from './Diamonds.tsx';
import { FrameHeader } from './FrameHeader.tsx';
import { SupportLink } from './SupportLink.tsx';

interface Props {
  /** Heading of the page; none while it is not known yet what it will show. */
  readonly title?: string;
  readonly lead?: string;
  /** Where in a longer way the page is. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** What the pages of signing in have in common: the form at the left, the lattice at the right or above. */
export const Frame = ({ title, lead, above, children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      flex: 1,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '600px minmax(0, 1fr)' },
      bgcolor: 'background.paper',
    }}
  >
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <FrameHeader />
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          // From a fixed height down, so that nothing moves when words about what is wrong come in.
          alignContent: 'start',
          width: '100%',
          maxWidth: { xs: 460, md: 420 },
          mx: 'auto',
          px: 5,
          pt: { xs: 6, md: 'clamp(32px, calc(46dvh - 250px), 240px)' },
          pb: 8,
          // On a phone it keeps the height of a form: the footer does not move when the answer arrives.
          minHeight: { xs: 656, md: 0 },
          '& .MuiFormLabel-root': { fontSize: '0.875rem' },
          '& .MuiInputBase-root': { minHeight: { xs: 48, md: 44 }, fontSize: '1rem' },
          '& .MuiButton-sizeLarge': { minHeight: { xs: 48, md: 44 } },
        }}
      >
        {above}
        {title && <Heading key="heading" title={title} />}
        {lead && (
          <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem', lineHeight: '1.375rem' }}>
            {lead}
          </Typography>
        )}
        {/* What takes the spinner's place is another element: moved down under its heading, the page would jump. */}
        <Box
          key={title ? 'content' : 'waiting'}
          sx={{ display: 'grid', alignContent: 'start', gap: 5, ...(title && { mt: 6 }) }}
        >
          {children}
        </Box>
      </Box>
      <FrameFooter />
    </Box>
    <Lattice />
  </Box>
);

/**
 * Takes the focus when a person reaches it within the app, unless a field has it, so that screen readers continue here.
 */
const Heading = ({ title }: { title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() === 'POP';
  const first = useRef(isArrival ? title : undefined);
  useEffect(() => {
    if (first.current !== title && document.activeElement === document.body) heading.current?.focus();
    first.current = undefined;
  }, [title]);
  return (
    <Typography ref={heading} variant="h4" component="h1" tabIndex={-1} sx={{ outline: 'none' }}>
      {title}
    </Typography>
  );
};

/** The background beside the sign-in pages, from 967 px on. Decoration, except for its sentence. */
const Lattice = () => {
  const text = useText();
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        position: 'relative',
        overflow: 'clip',
        bgcolor: signInGround.ground,
        color: signInGround.text,
        alignItems: 'flex-end',
        p: 14,
      }}
    >
      <Diamonds isLit />
      {/* Beside a form that is longer than the window it stays in sight. */}
      <Box sx={({ spacing }) => ({ position: 'sticky', bottom: spacing(14), maxWidth: 540 })}>
        <Typography
          component="p"
          sx={{ fontSize: '1.875rem', lineHeight: '2.375rem', fontWeight: 600, letterSpacing: '-0.01em' }}
        >
          {text('signIn.promise')}
        </Typography>
        <Typography sx={{ mt: 4, fontSize: '0.9375rem', lineHeight: '1.5rem', color: signInGround.quiet }}>
          {text('signIn.promiseDetail')}
        </Typography>
      </Box>
    </Box>
  );
};

/** The company's site and its terms, what is kept of people, and whom to ask. */
const FrameFooter = () => {
  const text = useText();
  const language = useLanguage();
  const links = [
    { address: namedInPage('provider-site', language), name: text('shell.companySite') },
    { address: namedInPage('terms-of-use', language), name: text('shell.terms') },
  ].filter(({ address }) => address !== '');
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
      <Link component={RouterLink} to="/privacy" color="inherit">
        {text('shell.privacy')}
      </Link>
      {namedInPage('support-email', language) && (
        <Box sx={{ ml: { md: 'auto' }, display: 'flex', alignItems: 'center', gap: 1 }}>
          {text('signIn.help')} <SupportLink />
        </Box>
      )}
    </Box>
  );
};
