import { Box, Button, Link, Typography } from '@mui/material';
import { externalSites } from '../external-sites.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { useHeightAs } from '../ui/use-height-as.ts';

interface Props {
  /** Stays at the foot of the window; elsewhere it ends the page, so that it covers no button of a form. */
  readonly isInSight: boolean;
  readonly onAccept: () => void;
}

/** Says what cookies are for. The consent is permanent. Specification 1 §2, §4. */
export default function CookieNotice({ isInSight, onAccept }: Props) {
  const text = useText();
  const language = useLanguage();
  const heightRef = useHeightAs('--notice-height');
  return (
    <Box
      component="section"
      ref={isInSight ? heightRef : undefined}
      aria-label={text('shell.cookies')}
      sx={({ tokens }) => ({
        ...(isInSight && { position: 'sticky', bottom: 0, zIndex: 'drawer' }),
        // Where text is enlarged until little of it fits, nothing may stand over it.
        '@media (max-height: 400px)': { position: 'static' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: { xs: 4, sm: 8 },
        py: 2,
        bgcolor: 'background.paper',
        borderTop: `1px solid ${tokens.line}`,
        ...(isInSight && { boxShadow: tokens.barShadow }),
        displayPrint: 'none',
      })}
    >
      <Typography variant="body2" sx={{ flex: 1, minWidth: 220 }}>
        {text('shell.cookiesDetail')}{' '}
        <Link href={externalSites.terms[language]} target="_blank" rel="noopener" underline="always">
          {text('shell.terms')}
        </Link>
      </Typography>
      <Button variant="outlined" size="small" onClick={onAccept}>
        {text('shell.acceptCookies')}
      </Button>
    </Box>
  );
}
