import { type ComponentProps, useEffect, useState } from 'react';
import PopupDialog from './PopupDialog.tsx';

interface Props extends ComponentProps<typeof PopupDialog> {
  /** It stays away until the next load. */
  readonly onSkip: () => void;
}

/** The popup notice, unless somebody searches when it would be seen: while it was being loaded they may have begun to type. Decision 55. */
export default function PopupOnLoad({ onSkip, ...said }: Props) {
  const [isInTheWay] = useState(isSearching);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => void (isInTheWay && onSkip()), [isInTheWay]);
  return isInTheWay ? null : <PopupDialog {...said} />;
}

/** Whether somebody is on the way to a sheet: came with a keyword, or has begun to enter one. */
const isSearching = (): boolean =>
  new URLSearchParams(window.location.search).has('q') ||
  document.activeElement?.matches('[role="search"] input') === true;
