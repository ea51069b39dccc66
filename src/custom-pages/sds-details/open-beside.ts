import type { MouseEvent } from 'react';

type Side = 'left' | 'right';

/** Narrower than this, half a window is no window. */
const minScreenWidth = 967;

/**
 * Opens a link's target in a window of half the screen, beside the sheet; when there is no room, or the browser opens
 * no windows, the link works as usual. S2.2.5-05.
 */
export const openBeside = (side: Side) => (event: MouseEvent<HTMLAnchorElement>) => {
  const { availWidth, availHeight } = window.screen;
  if (availWidth < minScreenWidth || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const width = Math.floor(availWidth / 2);
  const left = side === 'left' ? 0 : availWidth - width;
  const features = `popup,width=${width},height=${availHeight},left=${left},top=0`;
  if (window.open(event.currentTarget.href, `vigie-${side}`, features)) event.preventDefault();
};
