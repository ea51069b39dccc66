import Tune from '@mui/icons-material/Tune';
import { Box, Button, GlobalStyles, useMediaQuery } from '@mui/material';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { dismissPopupNotice, getPopupNotice } from '#contract/calls/notices.ts';
import type { Language } from '#contract/languages.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { unreachable } from '#src/providers/call-error.ts';
import { holdNotifications } from '#src/providers/notifications.tsx';
import { useCall } from '#src/providers/use-call.ts';
import { Footer } from '#src/ui/Footer.tsx';
import { catchFocus } from '#src/ui/focus-heading.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { HeaderSlot } from '#src/ui/HeaderSlot.tsx';
import { useHeightAs } from '#src/ui/use-height-as.ts';
import { PreferencesProvider } from './arrange/preferences.tsx';
import { FilterChips } from './chips/FilterChips.tsx';
import { FilterDrawer } from './filters/FilterDrawer.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { KeywordBox } from './keyword/KeywordBox.tsx';
import { Announcement } from './notices/Announcement.tsx';
import { useNoticeText } from './notices/use-notice-text.ts';
import { RemovalModeProvider, useRemovalMode } from './removal/removal-mode.tsx';
import { Results } from './results/Results.tsx';
import { useInsteadText } from './results/use-instead-text.ts';
import { useMissingNote } from './saved/missing-note.ts';
import searchStyles from './search.css?inline';
import { AddressedSearch } from './state/SearchProvider.tsx';
import { useSearch } from './state/use-search.ts';
import { Greeting } from './tools/Greeting.tsx';
import { ToolDialogs } from './tools/ToolDialogs.tsx';

/** What shows something of the search reads it itself, as far down as it goes: the page around it is not drawn anew by a click. */
const SearchPage = memo(() => {
  const language = useLanguage();
  return (
    <AddressedSearch>
      {styles}
      <ClearOnLanguageSwitch language={language} />
      <PreferencesProvider>
        <RemovalModeProvider>
          <SearchLayout />
        </RemovalModeProvider>
      </PreferencesProvider>
    </AddressedSearch>
  );
});
export default SearchPage;

const styles = <GlobalStyles styles={searchStyles} />;

/** Switching the language on this page clears the filters. S2.4-16. */
const ClearOnLanguageSwitch = ({ language }: { language: Language }) => {
  const { clear } = useSearch();
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    clear();
  }, [language, clear]);
  return null;
};

/** Seldom needed, and then there is time to load them. */
const LeftOutNote = lazy(() => import('./notices/LeftOutNote.tsx'));
const MissingValuesNote = lazy(() => import('./saved/MissingValuesNote.tsx'));
const RemovalBar = lazy(() => import('./removal/RemovalBar.tsx'));

const panelWidth = 280;

/** On a wide window the filters stand beside the results and each scrolls by itself; on a phone they are a drawer. */
const SearchLayout = () => {
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { isOn } = useRemovalMode();
  const stripRef = useHeightAs('--strip-height');
  return (
    <Box sx={{ display: 'flex', height: { md: '100%' }, '@media print': { height: 'auto' } }}>
      <PageHeading />
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
        <Notes />
        <Results isWide={isWide} isPhone={isPhone} />
        {!isWide && <Greeting />}
        {isOn && (
          <Suspense fallback={null}>
            <RemovalBar />
          </Suspense>
        )}
      </Box>
    </Box>
  );
};

/** The filters come before the count of what they leave: what the page is has to be said before both. */
const PageHeading = () => {
  const text = useText();
  const { isPending } = useSearch();
  return isPending ? null : (
    <h1 className="visually-hidden" tabIndex={-1}>
      {text('search.heading')}
    </h1>
  );
};

/** What the search asks for in vain. */
const Notes = () => {
  const { filters, leftOut } = useSearch();
  const isMissing = useMissingNote(filters).note !== undefined;
  return (
    <Suspense fallback={null}>
      {leftOut.length > 0 && <LeftOutNote />}
      {isMissing && <MissingValuesNote />}
    </Suspense>
  );
};

/** The way to the advanced search, beside the keyword box. */
const AdvancedSearchButton = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Tune />} onClick={() => setOpen(true)} sx={{ flex: 'none', ml: 2 }}>
        {text('tools.advanced.open')}
      </Button>
      <ToolDialogs open={isOpen ? 'advanced' : undefined} onClose={() => setOpen(false)} />
    </>
  );
};

/** Says to a screen reader what a sighted person sees change: how many sheets the filters leave. */
const SearchAnnouncer = () => {
  const text = useText();
  const countText = useCountText();
  const said = useInsteadText();
  const { total, isFetching, isPending, error } = useSearch();
  const words = error
    ? text(error.status === unreachable ? 'search.failed.awayTitle' : 'search.failed.title')
    : isPending
      ? text('search.loading')
      : `${said} ${countText('search.found', total ?? 0)}`.trim();
  return (
    <div role="status" className="visually-hidden">
      {isFetching && !isPending ? '' : words}
    </div>
  );
};

const PopupOnLoad = lazy(() => import('./notices/PopupOnLoad.tsx'));

/** Popups closed since the page was loaded: going to another screen and back shows none again. */
const closed = new Set<number>();

/** The popup notice: shown on load unless the person wants to see it no more, or is at work already (decision 55). S2.4-26. */
const PopupNotice = () => {
  // Asked once a load: what is published later must not come up in the middle of something.
  const { data, isPending } = useCall(getPopupNotice, {}, { staleTime: Number.POSITIVE_INFINITY });
  const said = useNoticeText(data);
  const id = data?.id ?? 0;
  const [isDismissed, setDismissed] = useStore<boolean>(`popup.${id}`, false);
  const [, setClosed] = useState(0);
  const { send } = useSend();
  const isShown = said !== undefined && !isDismissed && !closed.has(id);
  // One after the other: until it is known whether there is a popup, and until it is read, nothing else comes up.
  const isFirst = isPending || isShown;
  useEffect(() => (isFirst ? holdNotifications() : undefined), [isFirst]);
  if (!isShown) return null;
  const close = () => {
    closed.add(id);
    setClosed(id);
  };
  const confirm = (isLastTime: boolean) => {
    close();
    // It opened by itself: there is nothing to go back to.
    catchFocus();
    if (!isLastTime) return;
    setDismissed(true);
    void send(async () => {
      await callApi(dismissPopupNotice, { body: { id } });
    });
  };
  return (
    <Suspense fallback={null}>
      <PopupOnLoad {...said} onConfirm={confirm} onSkip={close} />
    </Suspense>
  );
};
