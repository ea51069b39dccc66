/** Focuses the page's heading, where screen readers continue; the page does not move. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The same, once what had the focus is gone with it, as a bar that was accepted or a dialog that opened by itself. */
export const catchFocus = (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
};
