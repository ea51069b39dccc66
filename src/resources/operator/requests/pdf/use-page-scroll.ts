import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '#contract/reading/sheet-reading.ts';
import type { OpenPdf } from './open-pdf.ts';
import { layPages, pageAt, pagesNear, pixelsPerPoint, scaleToFit, scrollTo } from './page-layout.ts';

/** `fit` fills the width; a number is pixels of a point. */
type Zoom = 'fit' | number;

const step = 1.2;
const limits = { min: 0.25, max: 5 };

/** Which pages of a PDF are near the window, at which scale, and the ways to move about in it. */
export const usePageScroll = ({ pages }: OpenPdf) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [top, setTop] = useState(0);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [turn, setTurn] = useState(0);
  const sizes = turn % 180 === 0 ? pages : pages.map(({ width, height }) => ({ width: height, height: width }));
  const scale = zoom === 'fit' ? scaleToFit(sizes, room.width) : zoom;
  const boxes = layPages(sizes, scale);
  const view = { top, height: room.height };

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // What one looks at stays in sight when it grows or shrinks.
  const drawnAt = useRef(scale);
  useLayoutEffect(() => {
    if (scroller.current && drawnAt.current !== scale) scroller.current.scrollTop *= scale / drawnAt.current;
    drawnAt.current = scale;
  }, [scale]);

  const move = (to: number) => scroller.current?.scrollTo({ top: to });
  const zoomTo = (next: number) => setZoom(Math.min(limits.max, Math.max(limits.min, next)));
  // Held in a reference: what scrolls to a place does so once, not whenever the layout changes.
  const layout = useRef({ boxes, scale, height: room.height });
  layout.current = { boxes, scale, height: room.height };
  const reveal = useCallback((place: Place) => {
    setTurn(0);
    const { boxes, scale, height } = layout.current;
    const element = scroller.current;
    if (!element || height === 0) return;
    const width = element.clientWidth;
    const left = place.x * scale;
    const isAside = left < element.scrollLeft || left + place.width * scale > element.scrollLeft + width;
    element.scrollTo({
      top: scrollTo({ boxes, place, scale, height }),
      ...(isAside && { left: Math.max(0, left - width / 3) }),
    });
  }, []);
  return {
    scroller,
    onScroll: () => setTop(scroller.current?.scrollTop ?? 0),
    isMeasured: room.width > 0,
    scale,
    boxes,
    near: pagesNear(boxes, view),
    page: pageAt(boxes, view),
    percent: Math.round((100 * scale) / pixelsPerPoint),
    goTo: (page: number) => move((boxes[page - 1]?.top ?? 0) - 8),
    zoomIn: () => zoomTo(scale * step),
    zoomOut: () => zoomTo(scale / step),
    fit: () => setZoom('fit'),
    turn,
    turnOn: () => setTurn((turn + 90) % 360),
    reveal,
  };
};
