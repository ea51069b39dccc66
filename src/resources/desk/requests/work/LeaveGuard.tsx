import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useWords } from '../use-words.ts';

interface Props {
  /** Something would be lost. */
  readonly isOpen: boolean;
  /** Set when the page is left because all is done. */
  readonly isLeaving: RefObject<boolean>;
  /** Tries to keep it first; true when it is kept, and one may go. */
  readonly onLeave?: () => Promise<boolean>;
}

/** Asks before one goes elsewhere and what was entered is lost, in the app as on the way out of it. */
export const LeaveGuard = ({ isOpen, isLeaving, onLeave }: Props) => {
  const word = useWords();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOpen && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once for each attempt to leave
  useEffect(() => {
    if (state === 'blocked') void onLeave?.().then((isKept) => isKept && proceed?.());
  }, [state]);

  if (state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={word('leaveTitle')}
      act={word('leave')}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {word('leaveDetail')}
    </ConfirmDialog>
  );
};
