import type { Page } from '@playwright/test';

/**
 * Measures the processor time of the page's main thread, in milliseconds, while something is done: unlike a time by the clock it says the
 * same on a machine that others use too. What the browser is driven with is in it.
 */
export const watchMainThread = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return async (act: () => Promise<unknown>): Promise<number> => {
    const before = await spent();
    await act();
    return (await spent()) - before;
  };
};
