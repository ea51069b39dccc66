/** What the page saw of one click; all times in milliseconds from the click event. */
export interface WatchedClick {
  readonly before: number;
  readonly after: number;
  /** Record numbers of the rows on the screen, in order. */
  readonly rows: readonly string[];
  /** Undefined when no search was asked for. */
  readonly asked: number | undefined;
  readonly answered: number | undefined;
  readonly painted: number;
}

declare global {
  interface Window {
    watchedClick?: Promise<WatchedClick | undefined>;
  }
}

/**
 * Runs in the page. Measures the next click from its event, in a capture listener and thus before React gets it, to the
 * first task after the frame in which the heading shows another number of sheets. Undefined after three seconds.
 */
export const watchNextClick = (): void => {
  const sheetCount = () => Number((document.querySelector('#results-heading')?.textContent ?? '').replace(/\D/g, ''));
  const rowNumbers = () =>
    Array.from(document.querySelectorAll('tbody tr'), (row) => {
      const link = row.querySelector('a[href^="/sds-details/"]');
      return /\/(\d+)$/.exec(link?.getAttribute('href') ?? '')?.[1] ?? '';
    });
  const before = sheetCount();
  window.watchedClick = new Promise((resolve) => {
    const watch = () => {
      const clicked = performance.now();
      const report = () => {
        const painted = performance.now() - clicked;
        const search = performance
          .getEntriesByType('resource')
          .findLast(({ name, startTime }) => name.includes('/lucidworks-solr-api/') && startTime >= clicked);
        const timing = search as PerformanceResourceTiming | undefined;
        resolve({
          before,
          after: sheetCount(),
          rows: rowNumbers(),
          asked: timing && timing.startTime - clicked,
          answered: timing && timing.responseEnd - clicked,
          painted,
        });
        performance.clearResourceTimings();
      };
      const afterThisFrame = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = report;
        port2.postMessage(undefined);
      };
      const observer = new MutationObserver(() => {
        if (sheetCount() === before) return;
        observer.disconnect();
        requestAnimationFrame(afterThisFrame);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      setTimeout(() => {
        observer.disconnect();
        resolve(undefined);
      }, 3000);
    };
    document.addEventListener('click', watch, { capture: true, once: true });
  });
};
