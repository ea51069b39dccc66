import Close from '@mui/icons-material/Close';
import CloudOff from '@mui/icons-material/CloudOff';
import OpenInNew from '@mui/icons-material/OpenInNew';
import SearchOff from '@mui/icons-material/SearchOff';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  IconButton,
  Skeleton,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { type GetListResult, useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { markRequestSeen } from '#contract/calls/requests.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { requestTypes } from '#contract/requests/request-types.ts';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { focusRow } from '../focus-row.ts';
import { DownloadLink } from '../RequestActions.tsx';
import { infoOf, type Request, type RequestListMeta } from '../request.ts';
import { RequestDetails } from './RequestDetails.tsx';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  /** Milliseconds after which it is fetched again. */
  readonly refreshEvery: number | undefined;
}

/** One request whole, by its kind; it follows what happens to it while it is open. */
export const RequestDialog = ({ id, onClose, refreshEvery }: Props) => {
  const language = useLanguage();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const { data, error, refetch } = useGetOne<Request>(
    'requests',
    { id, meta: { include: ['detail', 'user'], language } },
    { enabled: isNumber, refetchInterval: refreshEvery ?? false, refetchOnWindowFocus: 'always' },
  );
  useMarkSeen(data);
  // A person who came by a link has no button to return to; the row's button has the same name.
  useEffect(() => () => void setTimeout(focusRow, 0, id), [id]);
  const isMissing = !isNumber || (error as { status?: number } | null)?.status === 404;
  const { isn } = data ? infoOf(data) : {};
  return (
    <Frame
      id={id}
      onClose={onClose}
      kind={data && !isMissing ? requestTypes[data.type_slug][language] : undefined}
      acts={
        data &&
        !isMissing && (
          <>
            {isn !== undefined && <SheetLink isn={isn} />}
            <DownloadLink request={data} />
          </>
        )
      }
    >
      {isMissing || (error && !data) ? (
        <RequestUnavailable isMissing={isMissing} onRetry={() => void refetch()} />
      ) : data ? (
        <RequestDetails request={data} />
      ) : (
        <RequestLoading />
      )}
    </Frame>
  );
};

interface FrameProps extends Omit<Props, 'refreshEvery'> {
  readonly kind: string | undefined;
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ id, kind, acts, onClose, children }: FrameProps) => {
  const text = useText();
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const space = { px: { xs: 4, sm: 6 } };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={titleId}
      disableRestoreFocus
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, ...space, pr: 4, pt: 5, pb: 2 }}>
        <Typography
          id={titleId}
          variant="h2"
          component="h2"
          sx={{ flex: 1, fontSize: '1.25rem', lineHeight: '1.75rem' }}
        >
          {kind && (
            <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {kind}
            </Typography>
          )}
          {text('requests.title', { id: requestNumber(id) })}
        </Typography>
        <IconButton onClick={onClose} aria-label={text('tools.close')} sx={{ displayPrint: 'none' }}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={{ ...space, pt: 1, pb: 4 }}>{children}</DialogContent>
      <DialogActions sx={{ ...space, py: 4, gap: 2, flexWrap: 'wrap', displayPrint: 'none' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1, ml: -2.5 }}>{acts}</Box>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('requests.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const RequestLoading = () => {
  const text = useText();
  return (
    <Box role="group" aria-busy aria-label={text('shell.loading')} sx={{ display: 'grid', gap: 4, py: 2 }}>
      {[55, 90, 75, 85].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </Box>
  );
};

/** Why there is nothing to show: there is no such request for this person, or it did not come. */
const RequestUnavailable = ({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) => {
  const text = useText();
  return (
    <Box role="alert" sx={{ mx: { xs: -4, sm: -8 }, my: { xs: -4, sm: -6 } }}>
      <StatePanel
        tone={isMissing ? 'neutral' : 'error'}
        level={2}
        icon={isMissing ? <SearchOff /> : <CloudOff />}
        title={text(isMissing ? 'requests.missing' : 'requests.failed')}
        actions={
          !isMissing && (
            <Button variant="outlined" onClick={onRetry}>
              {text('search.failed.retry')}
            </Button>
          )
        }
      >
        {text(isMissing ? 'requests.missingDetail' : 'lists.failedDetail')}
      </StatePanel>
    </Box>
  );
};

/** Leads to the sheet that a removal is about. */
const SheetLink = ({ isn }: { isn: number }) => {
  const text = useText();
  return (
    <Button
      component={Link}
      to={detailsPathOf(isn)}
      target="_blank"
      rel="noopener"
      startIcon={<OpenInNew />}
      aria-label={text('shell.newTab', { name: text('requests.viewSheet') })}
    >
      {text('requests.viewSheet')}
    </Button>
  );
};

const lists = { queryKey: ['requests', 'getList'] };

/**
 * Marks a request as seen once it is open: at once where it is listed and counted, and on the server. When that fails it is
 * unread as before. S2.4-09, S2.4-10.
 */
const useMarkSeen = (request: Request | undefined): void => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi(markRequestSeen, { body: { msgId: Number(id) } }),
    onMutate: async (id) => {
      // A newer answer on its way would bring it back as unread.
      await client.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined });
      const before = client.getQueriesData<GetListResult<Request>>(lists);
      client.setQueriesData<GetListResult<Request>>(lists, (list) => list && withSeen(list, id));
      return before;
    },
    onError: (_, __, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
    },
    onSuccess: async (_, id) => {
      client.setQueriesData<Request>(
        { queryKey: ['requests', 'getOne'], predicate: ({ state }) => (state.data as Request | undefined)?.id === id },
        (known) => known && { ...known, is_seen: true },
      );
      // A list that was asked for before is out of date when it comes, and a first answer is not asked for again by itself.
      await client.cancelQueries(lists);
      await client.invalidateQueries(lists);
    },
  });
  const unseen = request?.is_seen === false ? request.id : undefined;
  // Events that arrive while the mark is being saved must be marked too, although the request was unread all along.
  const state = request && `${request.status_slug} ${request.detail?.history?.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state that is shown is marked once
  useEffect(() => {
    if (unseen !== undefined) mutate(unseen);
  }, [unseen, state, mutate]);
};

/** A list after one more request was opened, whether it is on this page of the list or not. */
const withSeen = (list: GetListResult<Request>, id: string): GetListResult<Request> => {
  const { unseen } = (list.meta ?? {}) as RequestListMeta;
  return {
    ...list,
    data: list.data.map((request) => (request.id === id ? { ...request, is_seen: true } : request)),
    ...(unseen !== undefined && { meta: { ...list.meta, unseen: Math.max(0, unseen - 1) } }),
  };
};
