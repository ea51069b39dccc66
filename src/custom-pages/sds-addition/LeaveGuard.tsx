import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useCountText, useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  /** Files that would be lost. */
  readonly count: number;
  /** Set when the page is left because all is done. */
  readonly isLeaving: RefObject<boolean>;
}

/** Asks before one goes elsewhere and the files that were chosen are lost, in the app as on the way out of it. */
export const LeaveGuard = ({ count, isLeaving }: Props) => {
  const text = useText();
  const countText = useCountText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      count > 0 && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={text('addition.leaveTitle')}
      act={text('addition.leave')}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {countText('addition.leaveDetail', count)}
    </ConfirmDialog>
  );
};
