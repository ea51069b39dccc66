import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface Props {
  /** Whether leaving would lose something. */
  readonly isDirty: boolean;
  /** Set when the page is left because all is done. */
  readonly isLeaving: RefObject<boolean>;
  /** Tries to keep it first; true when it is kept, and one may go. */
  readonly onLeave?: () => Promise<boolean>;
  /** What would be lost; in general words when left out. */
  readonly children?: string;
}

/** Asks before one goes elsewhere and what was entered is lost, in the app as on the way out of it. */
export const LeaveGuard = ({ isDirty, isLeaving, onLeave, children }: Props) => {
  const text = useText();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once for each attempt to leave
  useEffect(() => {
    if (state === 'blocked') void onLeave?.().then((isKept) => isKept && proceed?.());
  }, [state]);

  if (state !== 'blocked') return null;
  return (
    <ConfirmDialog title={text('forms.leaveTitle')} act={text('forms.leave')} onConfirm={proceed} onCancel={reset}>
      {children ?? text('forms.leaveDetail')}
    </ConfirmDialog>
  );
};
