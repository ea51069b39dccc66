import { Box } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import type { RenderTask } from 'unpdf/pdfjs';
import { useRequestMessages } from '../use-request-messages.ts';
import { type MarkSet, Marks } from './Marks.tsx';
import type { PdfPage } from './open-pdf.ts';
import type { PageBox } from './page-layout.ts';

/** Pixels of one canvas, at most: browsers refuse larger ones. */
const maxPixels = 16_000_000;

interface Drawing {
  readonly page: PdfPage;
  /** Pixels of a point. */
  readonly scale: number;
  /** Degrees it is turned by, clockwise, beyond what the page says itself. */
  readonly turn: number;
  readonly host: RefObject<HTMLElement | null>;
  /** Told of a page on which nothing is seen, or that cannot be drawn. */
  readonly onBlank: () => void;
}

/** Draws a page into its host, and anew at another scale; until it is done the former drawing stays, stretched. */
const useDrawing = ({ page, scale, turn, host, onBlank }: Drawing): void => {
  useEffect(() => {
    const { proxy, width, height } = page;
    const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(maxPixels / (width * height * scale * scale)));
    const viewport = proxy.getViewport({ scale: scale * density, rotation: (proxy.rotate + turn) % 360 });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    let isWanted = true;
    const task: RenderTask = proxy.render({ canvas, viewport });
    task.promise.then(
      () => {
        if (!isWanted) return;
        host.current?.replaceChildren(canvas);
        if (isBlank(canvas)) onBlank();
      },
      () => isWanted && onBlank(),
    );
    return () => {
      isWanted = false;
      task.cancel();
    };
  }, [page, scale, turn, host, onBlank]);
};

/** Pixels of the edge of what is looked at: enough to see a line of print as grey. */
const edge = 96;

/** Whether nothing was drawn: the pictures of a scan may be of a kind that pdfjs passes over without a word. */
const isBlank = (canvas: HTMLCanvasElement): boolean => {
  const small = document.createElement('canvas');
  small.width = edge;
  small.height = edge;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, edge, edge);
  context.drawImage(canvas, 0, 0, edge, edge);
  return context.getImageData(0, 0, edge, edge).data.every((value) => value > 250);
};

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
  const word = useRequestMessages();
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
