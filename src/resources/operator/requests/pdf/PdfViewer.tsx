import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, IconButton, OutlinedInput, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import { useRequestMessages } from '../use-request-messages.ts';
import type { MarkSet } from './Marks.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { PageView } from './PageView.tsx';
import { PaneHead } from './PaneHead.tsx';
import { heightOfPages } from './page-layout.ts';
import { Toolbar } from './Toolbar.tsx';
import type { Target } from './target.ts';
import { usePageScroll } from './use-page-scroll.ts';
import type { PdfSearch } from './use-pdf-search.ts';
import { usePdfSearch } from './use-pdf-search.ts';
import './pdf-text.css';

interface Props {
  readonly pdf: OpenPdf;
  /** What the file is called. */
  readonly name: ReactNode;
  readonly marks: readonly MarkSet[];
  readonly target: Target | undefined;
  /** The browser is to show it: nothing is seen of it here, or not all. */
  readonly onBlank: () => void;
}

/** A PDF drawn by us: of its pages those near the window, with what is marked on them. */
export const PdfViewer = ({ pdf, name, marks, target, onBlank }: Props) => {
  const word = useRequestMessages();
  const search = usePdfSearch(pdf);
  const scroll = usePageScroll(pdf);
  const { scroller, scale, boxes, near, isMeasured, reveal } = scroll;
  const head = useRef<HTMLDivElement>(null);
  const current = search.matches[search.chosen];
  const [first] = current ?? [];

  useEffect(() => {
    if (isMeasured && target) reveal(target.place);
  }, [isMeasured, target, reveal]);
  useEffect(() => {
    if (first) reveal(first);
  }, [first, reveal]);

  const closeSearch = () => {
    search.close();
    head.current?.querySelector<HTMLElement>('[data-search]')?.focus();
  };
  const shown: readonly MarkSet[] = [
    ...marks,
    { kind: 'match', places: search.matches.flat() },
    { kind: 'currentMatch', places: current ?? [] },
  ];
  return (
    <>
      <div ref={head}>
        <PaneHead name={name}>
          <Toolbar
            page={scroll.page}
            pageCount={boxes.length}
            percent={scroll.percent}
            isSearching={search.isOpen}
            onPage={scroll.goTo}
            onZoomIn={scroll.zoomIn}
            onZoomOut={scroll.zoomOut}
            onFit={scroll.fit}
            onTurn={scroll.turnOn}
            onSearch={search.isOpen ? closeSearch : search.open}
          />
        </PaneHead>
        {pdf.lacksPictures && (
          <Notice
            role="note"
            severity="warning"
            sx={{ m: 2 }}
            action={
              <Button size="small" onClick={onBlank}>
                {word('showInBrowser')}
              </Button>
            }
          >
            {word('lacksPictures')}
          </Notice>
        )}
        {search.isOpen && <SearchBar search={search} onClose={closeSearch} />}
      </div>
      <Box
        ref={scroller}
        onScroll={scroll.onScroll}
        tabIndex={0}
        role="group"
        aria-label={word('pages')}
        sx={({ tokens }) => ({
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          bgcolor: tokens.skeleton,
          '&:focus-visible': { outlineOffset: -2 },
        })}
      >
        <Box
          sx={{ position: 'relative', minWidth: 'min-content' }}
          style={{ height: heightOfPages(boxes), width: widthOf(boxes) }}
        >
          {isMeasured &&
            pdf.pages
              .map((page, index) => ({ page, number: index + 1, box: boxes[index]! }))
              .slice(...near)
              .map(({ page, number, box }) => (
                <PageView
                  key={number}
                  number={number}
                  page={page}
                  box={box}
                  scale={scale}
                  turn={scroll.turn}
                  marks={shown}
                  // A later page may be empty.
                  onBlank={(blank) => blank === 1 && onBlank()}
                />
              ))}
        </Box>
      </Box>
    </>
  );
};

/** Wider than the pane when it is zoomed in. */
const widthOf = (boxes: readonly { readonly width: number }[]): string =>
  `max(100%, ${Math.max(0, ...boxes.map(({ width }) => width)) + 16}px)`;

/** Searches in the PDF: Enter moves to the next match, Escape closes. */
const SearchBar = ({ search, onClose }: { search: PdfSearch; onClose: () => void }) => {
  const word = useRequestMessages();
  const { words, setWords, matches, chosen, step, hasNoText } = search;
  const outcome = () => {
    if (hasNoText) return word('noText');
    if (words.trim() === '') return '';
    return matches.length === 0 ? word('noMatch') : word('matchOf', { index: chosen + 1, count: matches.length });
  };
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <OutlinedInput
        autoFocus
        size="small"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onClose();
        }}
        inputProps={{ 'aria-label': word('searchText') }}
        sx={{ flex: '1 1 140px', minWidth: 0, maxWidth: 320, height: 36 }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minWidth: 56 }}>
        {outcome()}
      </Typography>
      <IconButton
        size="small"
        disabled={matches.length === 0}
        onClick={() => step(-1)}
        aria-label={word('previousMatch')}
      >
        <KeyboardArrowUp fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={matches.length === 0} onClick={() => step(1)} aria-label={word('nextMatch')}>
        <KeyboardArrowDown fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={onClose} aria-label={word('closeSearch')}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
