import { Box, Button, Link, Typography } from '@mui/material';
import { externalSites } from '../i18n/external-sites.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { Link as RouterLink } from '../providers/navigation.tsx';
import { useHeightAs } from '../ui/use-height-as.ts';

interface Props {
  /** Stays at the bottom of the window; elsewhere it ends the page, so that it covers no button of a form. */
  readonly isInSight: boolean;
  readonly onAccept: () => void;
}

/** Says what cookies are for. The consent is permanent. S1.2.7, S1.4-01. */
export default function CookieNotice({ isInSight, onAccept }: Props) {
  const text = useText();
  const language = useLanguage();
  const heightRef = useHeightAs('--notice-height');
  return (
    <>
      {/* Its room at the end of the page, so that what it covers can be scrolled free. */}
      {isInSight && (
        <Box
          sx={{
            flex: 'none',
            height: 'var(--notice-height)',
            '@media (max-height: 400px)': { display: 'none' },
            displayPrint: 'none',
          }}
        />
      )}
      <Box
        component="section"
        ref={isInSight ? heightRef : undefined}
        aria-label={text('shell.cookies')}
        sx={({ tokens }) => ({
          // Not sticky: on focus the browser would scroll the page to the original place of its button.
          ...(isInSight && { position: 'fixed', left: 0, right: 0, bottom: 0, zIndex: 'drawer' }),
          // Where text is enlarged until little of it fits, nothing may stand over it.
          '@media (max-height: 400px)': { position: 'static' },
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: { xs: 4, sm: 8 },
          py: { xs: 1.5, sm: 2 },
          bgcolor: 'background.paper',
          borderTop: `1px solid ${tokens.line}`,
          ...(isInSight && { boxShadow: tokens.barShadow }),
          displayPrint: 'none',
        })}
      >
        <Typography sx={{ flex: 1, minWidth: 0, typography: { xs: 'caption', sm: 'body2' } }}>
          {text('shell.cookiesDetail')}{' '}
          <Link href={externalSites.terms[language]} target="_blank" rel="noopener" underline="always">
            {text('shell.terms')}
          </Link>{' '}
          <Link component={RouterLink} to="/privacy" underline="always">
            {text('shell.privacy')}
          </Link>
        </Typography>
        <Button variant="outlined" size="small" onClick={onAccept} sx={{ flex: 'none' }}>
          {text('shell.acceptCookies')}
        </Button>
      </Box>
    </>
  );
}
