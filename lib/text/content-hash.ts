import { createHash } from 'node:crypto';

/** A style or a script as a Content-Security-Policy names it: nothing else in the page is run or applied. */
export const contentHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
