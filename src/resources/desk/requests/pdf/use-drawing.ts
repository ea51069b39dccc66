import { type RefObject, useEffect } from 'react';
import type { RenderTask } from 'unpdf/pdfjs';
import type { PdfPage } from './open-pdf.ts';

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
export const useDrawing = ({ page, scale, turn, host, onBlank }: Drawing): void => {
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
