import type { Page } from '@playwright/test';

/** Errors in the console, exceptions and requests that failed, in the order they came. */
export const watchPage = (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`));
  page.on('console', (message) => {
    // The browser itself notes every refused request; those are counted below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('response', (response) => {
    const answer = `${response.status()} for ${response.request().method()} ${new URL(response.url()).pathname}`;
    if (response.status() >= 400 && !refusals.includes(answer)) faults.push(answer);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A pending request is aborted by moving to the next page.
    if (why !== 'net::ERR_ABORTED') faults.push(`${why} for ${new URL(request.url()).pathname}`);
  });
  return { take: () => faults.splice(0) };
};

/** What the open pages ask to hear no: who is here, whether this is a shared workstation, what a worn-out link or an unknown poster is worth. */
const refusals = [
  '401 for GET /api/userinfo',
  '403 for POST /api/login/shared',
  '422 for POST /api/verification-link',
  '422 for POST /api/reset-link',
  '422 for POST /api/setup/open',
  '404 for GET /api/e/nothing-of-ours',
  '404 for GET /api/e/nothing-of-ours/search',
];
