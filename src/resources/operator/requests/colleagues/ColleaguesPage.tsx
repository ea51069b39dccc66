import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listColleagues } from '#contract/calls/operator/queue.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Overdue } from '../flags.tsx';
import { heldListPath } from '../paths.ts';
import { useColleaguesMessages } from './messages.ts';

/** The operators: who they are, when they were last seen, and the way to what each has. */
export default function ColleaguesPage() {
  const messages = useColleaguesMessages();
  const { data, error, refetch } = useCall(listColleagues, {}, { staleTime: 0 });
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 880 }}>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
        {messages.title}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{messages.lead}</Typography>
      {data ? (
        <Paper
          variant="outlined"
          component="ul"
          aria-label={messages.title}
          sx={{ listStyle: 'none', m: 0, px: { xs: 4, sm: 6 }, py: 0, borderRadius: '12px' }}
        >
          {data.map((colleague) => (
            <Colleague key={colleague.id} {...colleague} />
          ))}
        </Paper>
      ) : (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={200} />
        </Box>
      )}
    </Box>
  );
}

type Props = (typeof listColleagues)['answer']['_output'][number];

const Colleague = ({ id, name, email, seen_at, holds, overdue }: Props) => {
  const messages = useColleaguesMessages();
  const language = useLanguage();
  const { uid } = useUserInfo();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' },
        columnGap: 6,
        rowGap: 1,
        py: 3,
        overflowWrap: 'anywhere',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <div>
        <strong>{name}</strong>
        {id === uid && ` (${messages.you})`}
        <div>
          <Link href={`mailto:${email}`}>{email}</Link>
        </div>
      </div>
      <Fact name={messages.seen}>{seen_at ? formatMoment(Date.parse(seen_at), language) : messages.notLately}</Fact>
      <Fact name={messages.has}>
        {holds === 0 ? (
          messages.nothing
        ) : (
          <Link component={RouterLink} to={heldListPath(id)} data-row-link>
            {messages.requests(formatNumber(holds, language), holds)}
          </Link>
        )}
        {overdue > 0 && (
          <Box component="span" sx={{ display: 'inline-flex', gap: 1, ml: 2 }}>
            {formatNumber(overdue, language)} <Overdue />
          </Box>
        )}
      </Fact>
    </Box>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
      {name}
    </Typography>
    {children}
  </div>
);
