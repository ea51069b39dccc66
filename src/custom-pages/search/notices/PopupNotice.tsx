import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { dismissPopupNotice, getPopupNotice } from '#contract/calls/notices.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { callApi } from '#src/providers/call-api.ts';
import { holdNotifications } from '#src/providers/notifications.tsx';
import { useCall } from '#src/providers/use-call.ts';
import { catchFocus } from '#src/ui/focus-heading.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { useNoticeText } from './use-notice-text.ts';

const PopupDialog = lazy(() => import('./PopupDialog.tsx'));

/** Popups closed since the page was loaded: going to another screen and back shows none again. */
const closed = new Set<number>();

/** The popup notice: shown on load unless the person wants to see it no more. S2.4-26. */
export const PopupNotice = () => {
  const { data, isPending } = useCall(getPopupNotice, {}, { staleTime: 10 * 60_000 });
  const said = useNoticeText(data);
  const id = data?.id ?? 0;
  const [isDismissed, setDismissed] = useStore<boolean>(`popup.${id}`, false);
  const [, setClosed] = useState(0);
  const { send } = useSend();
  const isShown = said !== undefined && !isDismissed && !closed.has(id);
  // One after the other: until it is known whether there is a popup, and until it is read, nothing else comes up.
  const isFirst = isPending || isShown;
  useEffect(() => (isFirst ? holdNotifications() : undefined), [isFirst]);
  if (!isShown) return null;
  const confirm = (isLastTime: boolean) => {
    closed.add(id);
    setClosed(id);
    // It opened by itself: there is nothing to go back to.
    catchFocus();
    if (!isLastTime) return;
    setDismissed(true);
    void send(async () => {
      await callApi(dismissPopupNotice, { body: { id } });
    });
  };
  return (
    <Suspense fallback={null}>
      <PopupDialog {...said} onConfirm={confirm} />
    </Suspense>
  );
};
