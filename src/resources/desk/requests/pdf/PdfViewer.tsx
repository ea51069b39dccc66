import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../use-words.ts';
import type { MarkSet } from './Marks.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { PageView } from './PageView.tsx';
import { PaneHead } from './PaneHead.tsx';
import { heightOf } from './page-layout.ts';
import { pdfTextStyle } from './pdf-text-style.ts';
import { SearchBar } from './SearchBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { Target } from './target.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { usePdfSearch } from './use-pdf-search.ts';

interface Props {
  readonly pdf: OpenPdf;
  /** What the file is called. */
  readonly name: ReactNode;
  readonly marks: readonly MarkSet[];
  readonly target: Target | undefined;
  /** Nothing is seen of it. */
  readonly onBlank: () => void;
}

/** A PDF drawn by us: of its pages those near the window, with what is marked on them. */
export const PdfViewer = ({ pdf, name, marks, target, onBlank }: Props) => {
  const word = useWords();
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
      <GlobalStyles styles={pdfTextStyle} />
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
          style={{ height: heightOf(boxes), width: widthOf(boxes) }}
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
                  // A later page may well be empty.
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
