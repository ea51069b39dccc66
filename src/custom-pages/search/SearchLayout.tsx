import { Box, useMediaQuery } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { Footer } from '#src/ui/Footer.tsx';
import { HeaderSlot } from '#src/ui/HeaderSlot.tsx';
import { useHeightAs } from '#src/ui/use-height-as.ts';
import { AdvancedSearchButton } from './advanced/AdvancedSearchButton.tsx';
import { FilterChips } from './chips/FilterChips.tsx';
import { FilterDrawer } from './filters/FilterDrawer.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { KeywordBox } from './keyword/KeywordBox.tsx';
import { Announcement } from './notices/Announcement.tsx';
import { LeftOutNote } from './notices/LeftOutNote.tsx';
import { PopupNotice } from './notices/PopupNotice.tsx';
import { RemovalBar } from './removal/RemovalBar.tsx';
import { useRemovalMode } from './removal/removal-mode.tsx';
import { Results } from './results/Results.tsx';
import { SearchAnnouncer } from './results/SearchAnnouncer.tsx';
import { MissingValuesNote } from './saved/MissingValuesNote.tsx';
import { useSearch } from './state/use-search.ts';
import { Greeting } from './tools/Greeting.tsx';

const panelWidth = 280;

/** On a wide window the filters stand beside the results and each scrolls by itself; on a phone they are a drawer. */
export const SearchLayout = () => {
  const text = useText();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { isOn } = useRemovalMode();
  const { isPending } = useSearch();
  const stripRef = useHeightAs('--strip-height');
  return (
    <Box sx={{ display: 'flex', height: { md: '100%' }, '@media print': { height: 'auto' } }}>
      {/* The filters come before the count of what they leave: what the page is has to be said before both. */}
      {!isPending && (
        <h1 className="visually-hidden" tabIndex={-1}>
          {text('search.heading')}
        </h1>
      )}
      {!isPhone && (
        <HeaderSlot>
          <KeywordBox />
          <AdvancedSearchButton />
        </HeaderSlot>
      )}
      {isWide && (
        <Box
          component="aside"
          sx={{
            position: 'relative',
            width: panelWidth,
            flex: 'none',
            overflowY: 'auto',
            scrollPaddingTop: '56px',
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            displayPrint: 'none',
          }}
        >
          <FilterPanel />
          <Footer />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
        <SearchAnnouncer />
        <PopupNotice />
        {!isWide && (
          <Box
            ref={stripRef}
            sx={{
              position: 'sticky',
              top: { xs: 52, sm: 56 },
              zIndex: 3,
              bgcolor: 'background.paper',
              p: 3,
              display: 'grid',
              gap: 2,
              borderBottom: 1,
              borderColor: 'divider',
              displayPrint: 'none',
            }}
          >
            {isPhone && <KeywordBox isBrief />}
            <Box sx={{ display: 'flex', gap: 2, overflowX: 'auto', alignItems: 'center', py: 0.5, px: 0.5, mx: -0.5 }}>
              <FilterDrawer />
              <FilterChips isBrief={isPhone} />
            </Box>
          </Box>
        )}
        <Announcement isBrief={isPhone} />
        <LeftOutNote />
        <MissingValuesNote />
        <Results isWide={isWide} isPhone={isPhone} />
        {!isWide && <Greeting />}
        {isOn && <RemovalBar />}
      </Box>
    </Box>
  );
};
