import { Box } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../use-words.ts';
import { type MarkSet, Marks } from './Marks.tsx';
import type { PdfPage } from './open-pdf.ts';
import type { PageBox } from './page-layout.ts';
import { useDrawing } from './use-drawing.ts';

interface Props {
  readonly number: number;
  readonly page: PdfPage;
  readonly box: PageBox;
  readonly scale: number;
  readonly turn: number;
  readonly marks: readonly MarkSet[];
  readonly onBlank: (page: number) => void;
}

/** A page near the window: its drawing, what is marked on it, and its text. */
export const PageView = ({ number, page, box, scale, turn, marks, onBlank }: Props) => {
  const word = useWords();
  const drawing = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDivElement>(null);
  const blank = useRef(() => onBlank(number));
  useDrawing({ page, scale, turn, host: drawing, onBlank: blank.current });
  useTextLayer(page, writing);
  return (
    <Box
      role="group"
      aria-label={word('pageName', { page: number })}
      data-page={number}
      style={{ top: box.top, width: box.width, height: box.height, '--total-scale-factor': scale } as object}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        mx: 'auto',
        bgcolor: '#fff',
        boxShadow: '0 1px 4px rgba(16,32,29,.25)',
        // Pages stay white, and what is marked on them with them.
        isolation: 'isolate',
        colorScheme: 'light',
        '& canvas': { display: 'block', width: '100%', height: '100%' },
      }}
    >
      <Box ref={drawing} sx={{ position: 'absolute', inset: 0 }} />
      {/* Places are those of a page that lies as it says itself. */}
      {turn === 0 && <Marks page={number} marks={marks} scale={scale} />}
      <div ref={writing} hidden={turn !== 0} />
    </Box>
  );
};

/** Lays the page's text over its drawing, unseen, so that it can be selected, copied and read out. */
const useTextLayer = (page: PdfPage, host: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let isWanted = true;
    const lay = async () => {
      const { TextLayer } = await import('unpdf/pdfjs');
      const content = await page.proxy.getTextContent();
      const container = document.createElement('div');
      container.className = 'pdf-text';
      if (!isWanted) return;
      host.current?.replaceChildren(container);
      await new TextLayer({
        textContentSource: content,
        container,
        viewport: page.proxy.getViewport({ scale: 1 }),
      }).render();
    };
    // A page without its text is still a page.
    lay().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [page, host]);
};
