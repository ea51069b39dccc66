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
import { type ReactNode, useEffect, useId } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestNumber } from '#contract/requests/request-number.ts';
import { requestTypes } from '#contract/requests/request-types.ts';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { focusRow } from '../focus-row.ts';
import { DownloadLink } from '../RequestActions.tsx';
import { infoOf, type Request } from '../request.ts';
import { useMarkSeen } from '../use-mark-seen.ts';
import { RequestDetails } from './RequestDetails.tsx';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  /** Milliseconds after which it is asked for again. */
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
  // Who came by a link has no button to go back to; the row's has the same name.
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
        <Typography id={titleId} variant="h2" component="h2" sx={{ flex: 1, fontSize: '1.25rem', lineHeight: '28px' }}>
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
