import { useEffect, useRef } from 'react';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { OperatorRequest } from '../request.ts';

/** Controls in what needs the operator, in the order in which one comes to them; of a group of toggles, the group. */
const needed = [
  '[data-needs][data-toggles]',
  ...['input', 'textarea', '[tabindex="0"]', 'button:not([aria-pressed])'].map(
    (control) => `[data-needs] ${control}:not(:disabled)`,
  ),
  '[data-undecided] button',
].join();
const main = '[data-desk-key=main]:not(:disabled)';

/**
 * Puts the focus where the work of an open request is, as soon as that can be done: on the first field that needs somebody, or on the button
 * where none does. Wherever people have put it, it stays; so it does on the heading where a keyboard would come up over half of the screen, of what
 * somebody else has, of a scan whose letters are being recognised, and where the field stands below what has to be read first. A request that was
 * reopened here has it nowhere: who pressed Enter for that does not press the next button with it. Only a form beside its PDF is scrolled to its field.
 * Answers whether the focus is being put there now, by nobody's hand.
 */
export const useFirstWork = ({ status, holder }: OperatorRequest, { isReady = true, isAwaited = false } = {}) => {
  const { uid } = useUserInfo();
  const isOpen = status === 'processing' && (holder === null || holder.id === uid);
  const isArriving = useRef(false);
  const hasEnded = useRef(false);
  useEffect(() => {
    if (status !== 'processing') hasEnded.current = true;
  }, [status]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that nobody could press before is work now
  useEffect(() => {
    if (
      !isOpen ||
      hasEnded.current ||
      !isLeftBehind(document.activeElement) ||
      window.matchMedia('(pointer: coarse)').matches
    )
      return;
    isArriving.current = true;
    const field = seen(needed);
    // The button is in sight already, at the lower edge.
    if (field) {
      const isBeside = seen('[data-work=pdf]') !== undefined && seen('[data-work=form]') !== undefined;
      if (isBeside || isInSight(field)) field.focus({ preventScroll: !isBeside });
    } else if (!isAwaited) seen(main)?.focus({ preventScroll: true });
    isArriving.current = false;
  }, [isOpen, isReady]);
  return isArriving;
};

/** The first field that needs somebody, else the first of the form. */
export const focusForm = (): void =>
  focusPart('form', [needed, '[data-work=form] :is(input, textarea, [role=combobox], button)']);

/** The PDF, to be scrolled, or what stands in its place. */
export const focusPdf = (): void =>
  focusPart('pdf', ['[data-work=pdf] [role=group][tabindex="0"]', '[data-work=pdf] :is(a, button)']);

export const focusMain = (): void => seen(main)?.focus();

/** Where there is room for one part at a time, it is brought into sight before. */
const focusPart = (part: 'form' | 'pdf', selectors: readonly string[]): void => {
  document.querySelector<HTMLElement>(`[role=tab][data-part=${part}]`)?.click();
  setTimeout(() =>
    selectors
      .map((selector) => seen(selector))
      .find(Boolean)
      ?.focus(),
  );
};

const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (control) => control.getClientRects().length > 0 && !control.closest('[inert]'),
  );

/** At least its first line. */
const isInSight = (control: HTMLElement): boolean => {
  const { top } = control.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight - 48;
};

/** Nothing, the heading, or what one left by has the focus. */
const isLeftBehind = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.matches('h1, main') || focused.closest('header, nav') !== null;
