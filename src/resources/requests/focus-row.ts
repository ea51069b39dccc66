export const detailsButtonId = (id: string): string => `request-${id}`;

/** Puts the focus on the request's row, or at the top of the page when it has none there. */
export const focusRow = (id: string): void =>
  (document.getElementById(detailsButtonId(id)) ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
