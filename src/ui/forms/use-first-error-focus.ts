import { useEffect } from 'react';

interface Occasion {
  /** Whether there is a fault to go to. */
  readonly when: boolean;
  /** Changes each time that somebody is to be led to the faults: a count of submits, or the faults themselves. */
  readonly each: unknown;
}

/** After a submit that was refused, here or by the server, and once the faults are on the page, the focus goes to the first field at fault. */
export const useFirstErrorFocus = (root: () => Element | null | undefined, { when, each }: Occasion): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each occasion
  useEffect(() => {
    if (when) focusFirstError(root());
  }, [when, each]);
};

/**
 * Puts the focus on the first field at fault within an element: an input with `aria-invalid`, or a group with `data-invalid`. Of a
 * group it is what is marked `data-error-focus`, the checked input, or the first control.
 */
export const focusFirstError = (root: Element | null | undefined): void => {
  const found = root?.querySelector('[aria-invalid="true"], [data-invalid="true"]');
  const field = found?.matches('[data-invalid="true"]') ? withinGroup(found) : found;
  if (field instanceof HTMLElement) field.focus();
};

const withinGroup = (group: Element): Element | null | undefined =>
  ['[aria-invalid="true"]', '[data-error-focus]', 'input:checked', 'input, button']
    .map((selector) => group.querySelector(selector))
    .find((found) => found !== null);
