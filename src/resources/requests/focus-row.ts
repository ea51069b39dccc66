export const detailsButtonId = (id: string): string => `request-${id}`;

/** Focuses the request's row, or the top of the page when the row is not there. */
export const focusRow = (id: string): void =>
  (document.getElementById(detailsButtonId(id)) ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
