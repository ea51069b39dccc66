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
