import Download from '@mui/icons-material/Download';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { getDeskDays } from '#contract/calls/operator/queue.ts';
import { csvLine } from '#lib/text/csv.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { openListPath } from '../paths.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { useFiguresMessages } from './messages.ts';
import { type Figures, figuresByDay, figuresByPerson } from './tables.ts';

/** What came in and ended at the desk, by the day and by who ended it. */
export default function FiguresPage() {
  const messages = useFiguresMessages();
  const { data, error, refetch } = useCall(getDeskDays, {}, { staleTime: 0 });
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  const tables = data && [figuresByDay(data, messages), figuresByPerson(data, messages)];
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280 }}>
      <Link component={RouterLink} to={openListPath()}>
        {messages.back}
      </Link>
      <Typography variant="h1" tabIndex={-1} sx={{ mt: 2, mb: 1, outline: 'none' }}>
        {messages.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.lead}</Typography>
      {tables ? (
        <>
          {tables.map((table) => (
            <FiguresTable key={table.name} {...table} />
          ))}
          <Button
            startIcon={<Download />}
            component="a"
            href={fileOf(tables)}
            download={`${messages.file}.csv`}
            sx={{ mt: 4 }}
          >
            {messages.download}
          </Button>
        </>
      ) : (
        <Box role="status" aria-busy aria-label={messages.loading} sx={{ mt: 6 }}>
          <Skeleton variant="rounded" height={400} />
        </Box>
      )}
    </Box>
  );
}

/** Both tables for a spreadsheet (RFC 4180), as an address; Excel reads UTF-8 only behind its mark. */
const fileOf = (tables: readonly Figures[]): string => {
  const lines = tables.flatMap(({ columns, rows }) => [
    columns.map(({ name, nameInFile = name }) => nameInFile),
    ...rows.map(({ name, values }) => [name, ...values.map((value) => String(value ?? ''))]),
    [],
  ]);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.map(csvLine).join('')}`)}`;
};
