/** The heading that says how many sheets there are: where focus goes when what had it is gone. */
export const resultsHeadingId = 'results-heading';

export const focusResults = (): void => document.getElementById(resultsHeadingId)?.focus();
