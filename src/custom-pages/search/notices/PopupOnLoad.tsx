import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { drawnKeyword } from '#src/providers/typed-ahead.ts';
import PopupDialog from './PopupDialog.tsx';

interface Props extends ComponentProps<typeof PopupDialog> {
  /** It stays away until the next load. */
  readonly onSkip: () => void;
}

/** The popup notice, unless the page is in use when it would be seen: while it was being loaded somebody may have begun to type. Decision 55. */
export default function PopupOnLoad({ onSkip, ...said }: Props) {
  const [isOpen, setOpen] = useState(false);
  // In the frame in which it is shown, not when it was first drawn: React shows what came late up to 0.3 seconds after that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once
  useLayoutEffect(() => (isPageInUse() ? onSkip() : setOpen(true)), []);
  return isOpen && <PopupDialog {...said} />;
}

/** Whether somebody came with a keyword, has typed one, is in a field, or has opened something. */
const isPageInUse = (): boolean =>
  new URLSearchParams(window.location.search).has('q') ||
  [...document.querySelectorAll<HTMLInputElement>(keywordFields)].some(({ value }) => value !== '') ||
  document.querySelector(inUse) !== null;

/** The app's, and that of the page which the server drew and which stays until the app is whole. */
const keywordFields = `[role=search] input[role=combobox], search input[name=${drawnKeyword}]`;

const inUse =
  ':is(input, textarea, [contenteditable], [role=combobox]):focus, [role=dialog], [role=menu], [role=listbox]';
