import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface Props {
  /** Whether leaving would lose something. */
  readonly isDirty: boolean;
  /** Set when the page is left because all is done. */
  readonly isLeaving: RefObject<boolean>;
  /** What would be lost; in general words when left out. */
  readonly children?: string;
}

/** Asks before one goes elsewhere and what was entered is lost, in the app as on the way out of it. */
export const LeaveGuard = ({ isDirty, isLeaving, children }: Props) => {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={text('forms.leaveTitle')}
      act={text('forms.leave')}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {children ?? text('forms.leaveDetail')}
    </ConfirmDialog>
  );
};
