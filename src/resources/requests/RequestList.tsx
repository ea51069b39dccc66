import { DataTable } from '#src/admin/DataTable.tsx';
import { List } from '#src/admin/List.tsx';
import { useResourceDeclaration } from '#src/admin/resource-context.ts';
import { lazy } from '#src/chunks/lazy.ts';
// With the page, so that no cell comes after its row.
import './cells.tsx';
import './RequestActions.tsx';
import { Box, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { markAllRequestsSeen } from '#contract/calls/requests.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import type { RequestStatus } from '#contract/requests/request-types.ts';
import { requestStatuses } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useTellUnreadCount } from '#src/providers/unread-count.ts';
import { useWaitingStatus } from '#src/providers/waiting-additions/waiting-status.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { RequestDialog } from './details/RequestDialog.tsx';
import type { Request, RequestListMeta } from './request.ts';
import { useOpenRequest } from './use-open-request.ts';

/** What waits on this device; for most people nothing does. */
const WaitingAdditions = lazy(() => import('#src/ui/WaitingAdditions.tsx'));

/** The message centre: the list, and over it the request that is open. S2.2.10. */
export default function RequestList() {
  const { refreshEvery } = useResourceDeclaration();
  const { openId, close } = useOpenRequest();
  const { additions } = useWaitingStatus();
  return (
    <>
      {additions.length > 0 && (
        <Suspense>
          <Box sx={{ px: { xs: 4, sm: 8 }, pt: { xs: 4, sm: 6 }, maxWidth: 1280, displayPrint: 'none' }}>
            <WaitingAdditions />
          </Box>
        </Suspense>
      )}
      <List
        summary={<UnreadLine />}
        aside={
          <>
            <RequestNews />
            {openId !== undefined && (
              <RequestDialog key={openId} id={openId} onClose={close} refreshEvery={refreshEvery} />
            )}
          </>
        }
      >
        <DataTable />
      </List>
    </>
  );
}

interface Page {
  /** Which rows were asked for; other rows are no news. */
  readonly asked: string;
  readonly newest: string;
  readonly statuses: ReadonlyMap<string, RequestStatus>;
}

/** Says to a screen reader what changed in the list by itself: a request that came, a status. */
const RequestNews = () => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { data, page, sort, filterValues, isPlaceholderData } = useListContext<Request>();
  const before = useRef<Page>(undefined);
  const [news, setNews] = useState('');
  const asked = JSON.stringify([page, sort, filterValues, language]);

  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const known = before.current;
    const newest = data.reduce((last, { created_at }) => (created_at > last ? created_at : last), '');
    before.current = { asked, newest, statuses: new Map(data.map(({ id, status_slug }) => [id, status_slug])) };
    if (known?.asked !== asked) return setNews('');
    const came = data.filter(({ id, created_at }) => !known.statuses.has(id) && created_at > known.newest);
    const changed = data.filter(({ id, status_slug }) => (known.statuses.get(id) ?? status_slug) !== status_slug);
    if (came.length + changed.length === 0) return;
    setNews(
      [
        ...(came.length > 0 ? [countText('requests.came', came.length)] : []),
        ...changed.map(({ id, status_slug: status }) =>
          text('requests.changed', { id: requestNumber(id), status: requestStatuses[status][language] }),
        ),
      ].join(' '),
    );
  }, [data, isPlaceholderData, asked, language, text, countText]);

  return (
    <div role="status" className="visually-hidden">
      {news}
    </div>
  );
};

/** How many messages are unread, which the header and the navigation then say too. */
const UnreadLine = () => {
  const text = useText();
  const countText = useCountText();
  const tell = useTellUnreadCount();
  const { meta, error } = useListContext<Request>();
  const { unseen } = (meta ?? {}) as RequestListMeta;
  useEffect(() => {
    if (unseen !== undefined) tell(unseen);
  }, [unseen, tell]);
  if (unseen === undefined && error) return null;
  return (
    <Box sx={unreadLine}>
      {unseen === undefined ? (
        <Skeleton width={120} height={14} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {unseen === 0 ? text('requests.noneUnread') : countText('requests.unread', unseen)}
        </Typography>
      )}
      {unseen !== undefined && unseen > 0 && <MarkAllRead />}
    </Box>
  );
};

/** As high with its button as without. */
const unreadLine = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 32,
  '@media (pointer: coarse)': { minHeight: 40 },
};

/** Marks all requests of the message centre as read, those on other pages of the list too. */
const MarkAllRead = () => {
  const text = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const { isSending, send } = useSend();
  const mark = () =>
    send(async () => {
      await callApi(markAllRequestsSeen, {});
      notify(text('requests.allRead'));
      // The button goes with the last unread message.
      focusHeading();
      await client.invalidateQueries({ queryKey: ['requests'] });
    });
  return (
    <SendingButton size="small" isSending={isSending} onClick={() => void mark()} sx={{ displayPrint: 'none' }}>
      {text('requests.markAllRead')}
    </SendingButton>
  );
};
