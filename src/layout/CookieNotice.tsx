import { Box, Button, Link, Typography } from '@mui/material';
import { externalSites } from '../external-sites.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { useHeightAs } from '../ui/use-height-as.ts';

/** Says what cookies are for. The consent is permanent. Specification 1 §2, §4. */
export default function CookieNotice({ onAccept }: { onAccept: () => void }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Box
      component="section"
      ref={useHeightAs('--notice-height')}
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
      <Button variant="contained" size="small" onClick={onAccept}>
        {text('shell.acceptCookies')}
      </Button>
    </Box>
  );
}
