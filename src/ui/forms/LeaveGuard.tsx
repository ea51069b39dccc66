import { type RefObject, useEffect, useRef } from 'react';
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
  /** Of a dialog: Back closes it, and the page behind it stays as it is. */
  readonly onBack?: () => void;
  /** What would be lost; in general words when left out. */
  readonly children?: string;
}

/** Asks before one goes elsewhere and what was entered is lost, in the app as on the way out of it. */
export const LeaveGuard = ({ isDirty, isLeaving, onLeave, onBack, children }: Props) => {
  const text = useText();
  const isBack = useRef(false);
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isBack.current = onBack !== undefined && historyAction === 'POP';
    return !isLeaving.current && (isBack.current || (isDirty && currentLocation.pathname !== nextLocation.pathname));
  });
  const leave = () => {
    if (!isBack.current) return proceed?.();
    reset?.();
    onBack?.();
  };
  useAskBeforeUnload(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once for each attempt to leave
  useEffect(() => {
    if (state !== 'blocked') return;
    if (!isDirty) leave();
    else void onLeave?.().then((isKept) => isKept && leave());
  }, [state]);

  if (state !== 'blocked' || !isDirty) return null;
  return (
    <ConfirmDialog title={text('forms.leaveTitle')} act={text('forms.leave')} onConfirm={leave} onCancel={reset}>
      {children ?? text('forms.leaveDetail')}
    </ConfirmDialog>
  );
};

/** Has the browser ask before the page is closed or loaded anew, while that would lose what somebody entered. */
export const useAskBeforeUnload = (isDirty: boolean): void =>
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
