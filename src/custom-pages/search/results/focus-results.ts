import { focusHeading } from '#src/ui/focus-heading.ts';

/** The heading that says how many sheets there are: where focus goes when what had it is gone. */
export const resultsHeadingId = 'results-heading';

/** While the results are still on their way, the heading of the page. */
export const focusResults = (): void => {
  const heading = document.getElementById(resultsHeadingId);
  heading?.focus();
  if (!heading || document.activeElement !== heading) focusHeading();
};
