import { focusHeading } from '#src/ui/focus-heading.ts';

/** Focuses the heading, with the page back at its beginning: what one looked through is gone, and the heading would lie beneath the bar. */
export const goToHeading = (): void => {
  window.scrollTo({ top: 0 });
  focusHeading();
};
