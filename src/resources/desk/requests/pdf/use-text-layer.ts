import { type RefObject, useEffect } from 'react';
import type { PdfPage } from './open-pdf.ts';

/** Lays the page's text over its drawing, unseen, so that it can be selected, copied and read out. */
export const useTextLayer = (page: PdfPage, host: RefObject<HTMLElement | null>): void => {
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
