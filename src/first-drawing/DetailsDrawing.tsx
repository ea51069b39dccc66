import Mail from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Search from '@mui/icons-material/Search';
import { AppBar, Box, Button, IconButton, Toolbar, Typography } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { SheetButtons } from '../custom-pages/sds-details/SheetButtons.tsx';
import { SheetFrame, SheetOnPhone } from '../custom-pages/sds-details/SheetOnPhone.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';

/** A sheet on a phone: its name, hazards and first aid to be read, its PDF to be opened, by links alone. */
export const DetailsDrawing = ({ details }: { details: SheetDetails }) => {
  const text = useText();
  return (
    <div className="drawn-page drawn-sheet">
      <Bar isn={details.isn} />
      <main>
        <SheetFrame>
          <SheetOnPhone details={details} />
          {/* What else is known of the sheet comes with the app. */}
          <Box sx={{ height: '100dvh' }} role="status" aria-label={text('shell.loading')} />
          <SheetButtons details={details} isPhone />
        </SheetFrame>
      </main>
    </div>
  );
};

/** The app's header, of which only the way to another sheet works by itself. */
const Bar = ({ isn }: { isn: number }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar disableGutters variant="dense" sx={{ minHeight: 52, px: 1, gap: 2 }}>
        <Typography noWrap sx={{ flex: 1, pl: 3, color: 'text.secondary' }}>
          {text('details.recordNumberBrief')}{' '}
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {isn}
          </Box>
        </Typography>
        <IconButton href="/search" aria-label={text('details.search')} sx={{ width: 48, height: 48 }}>
          <Search />
        </IconButton>
        <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
          <Button component="span" variant="outlined" size="small" tabIndex={-1} sx={otherLanguage}>
            {language === 'fr' ? 'EN' : 'FR'}
          </Button>
          <IconButton component="span" tabIndex={-1}>
            <Mail fontSize="small" />
          </IconButton>
          <IconButton component="span" tabIndex={-1}>
            <MoreVert fontSize="small" />
          </IconButton>
        </Box>
      </Toolbar>
    </AppBar>
  );
};

const otherLanguage = { minWidth: 40, px: 2, mx: 1, color: 'primary.main', fontWeight: 600 } as const;
