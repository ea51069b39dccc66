/** What one presses: the part of a page that takes a click as a whole. */
const pressed =
  'button, a, label, summary, input, select, textarea, [role=button], [role=option], [role=menuitem], [role=tab]';

/**
 * From now on the second click of a double click is for what the first was on: where something else has come in its place, or a dialog has opened
 * over it or gone from over it, nothing happens. Gives what ends this.
 */
export const keepSecondClicks = (): (() => void) => {
  let first: Element | null = null;
  const keep = (event: MouseEvent) => {
    const on = event.target instanceof Element ? (event.target.closest(pressed) ?? event.target) : null;
    // Keys and programs press with 0.
    if (event.detail <= 1) first = on;
    else if (on !== first && !(on && first?.isConnected && (on.contains(first) || first.contains(on)))) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  };
  window.addEventListener('click', keep, { capture: true });
  return () => window.removeEventListener('click', keep, { capture: true });
};
