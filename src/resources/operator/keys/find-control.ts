import { type KeyAction, keyActions, keyOf, rowLink } from './desk-keys.ts';

/** What a control bears of the action that its key does. */
export const bears = 'data-desk-key';

/** The dialog that stands over the page, else the page: what is beneath a dialog has no keys. */
export const scopeOfKeys = (): ParentNode =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isInSight).at(-1) ?? document;

/** The controls of an action that can be used now. */
export const controlsOf = (action: KeyAction, scope: ParentNode): HTMLElement[] => {
  const { otherwise } = keyOf(action);
  const borne = usable(scope, `[${bears}=${action}]`);
  return borne.length > 0 || !otherwise ? borne : usable(scope, otherwise);
};

/** Which of its controls a key presses, if any: of several rows or forms that of the one in which the focus is. */
export const controlFor = (action: KeyAction, key: string, scope: ParentNode): HTMLElement | undefined => {
  const { isNumbered, isOfRow, row } = keyOf(action);
  if (row) return rowAt(row, key, scope);
  const controls = controlsOf(action, scope);
  if (isNumbered) return controls[Number(key) - 1];
  if (!isOfRow || controls.length < 2) return controls[0];
  const at = document.activeElement?.closest('tr, li, form');
  return controls.find((control) => at?.contains(control));
};

/** The actions that could be done now, for those who ask which keys there are. */
export const actionsNow = (scope: ParentNode): KeyAction[] =>
  keyActions.filter((action) => {
    const { to, row } = keyOf(action);
    if (to || action === 'help' || action === 'leave') return true;
    return row ? usable(scope, rowLink).length > 0 : controlsOf(action, scope).length > 0;
  });

/** Fields take the focus; all else is pressed. */
export const press = (control: HTMLElement): void => {
  if (control.matches(`${fields}, [tabindex="0"]:not(button, a), ${rowLink}`)) control.focus();
  else control.click();
};

/** Whether what is pressed there is typed, or chosen from a list by its first letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(`${fields}, select, [role=combobox], [role=listbox], [role=menu]`) !== null;

const fields =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable]:not([contenteditable=false])';

/** The link of the row after, or before, the one in which the focus is; the first where it is in none. Arrows scroll there. */
const rowAt = (by: 1 | -1, key: string, scope: ParentNode): HTMLElement | undefined => {
  const links = usable(scope, rowLink);
  const at = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));
  if (at < 0) return key.startsWith('Arrow') ? undefined : links[0];
  return links[at + by];
};

const usable = (scope: ParentNode, selector: string): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    (control) =>
      isInSight(control) && !control.matches(':disabled, [aria-disabled=true]') && !control.closest('[inert]'),
  );

/** Radio buttons and checkboxes lie unseen over what is drawn for them. */
const isInSight = (element: Element): boolean => element.getClientRects().length > 0;
