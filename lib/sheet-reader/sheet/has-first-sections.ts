import type { Page } from '../text/layout.ts';
import { headingOf } from './headings.ts';

/** Whether these pages have a sheet's first three sections to their end, which the heading of a later one shows. */
export const hasFirstSections = (pages: readonly Page[]): boolean => {
  const headings = pages.flatMap(({ lines }) => lines.map((line, index) => headingOf(line, lines[index + 1])));
  const composition = headings.findIndex((heading) => heading?.kind === 'composition');
  const hazards = headings.findIndex((heading) => heading?.kind === 'hazards');
  const start = Math.max(composition, hazards);
  return composition >= 0 && hazards >= 0 && headings.slice(start).some((heading) => (heading?.number ?? 0) >= 4);
};
