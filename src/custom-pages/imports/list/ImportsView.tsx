import { Box, Skeleton, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { importDays } from '#contract/imports/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { CallError } from '#src/providers/call-error.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { PageNumbers } from '#src/ui/PageNumbers.tsx';
import { useImportMessages } from '../messages.ts';
import { ImportTable } from './ImportTable.tsx';
import { NewImport } from './NewImport.tsx';
import { pagesOf } from './page-number.ts';
import { UnderstoodColumns } from './UnderstoodColumns.tsx';

interface Props {
  readonly read: UseQueryResult<{ readonly data: readonly ImportRecord[]; readonly total: number }, CallError>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly create: (() => Promise<number>) | undefined;
  /** Whose imports they are, where that is chosen. */
  readonly children?: ReactNode;
}

/** A new import, and beneath it those that are kept. */
export const ImportsView = ({ read: { data, error, refetch }, page, onPage, create, children }: Props) => {
  const text = useText();
  const messages = useImportMessages();
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box
      sx={{
        px: { xs: 4, sm: 8 },
        py: { xs: 4, sm: 6 },
        maxWidth: 1280,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography variant="h1">{text('pages.imports')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>{messages.lead}</Typography>
      {children}
      <NewImport create={create} />
      <UnderstoodColumns />
      {!data && (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={200} />
        </Box>
      )}
      {data?.total === 0 && <Typography sx={{ color: 'text.secondary' }}>{messages.none}</Typography>}
      {data && data.total > 0 && (
        <>
          <ImportTable imports={data.data} />
          {pagesOf(data.total) > 1 && (
            <PageNumbers count={pagesOf(data.total)} page={page} onChange={(_, to) => onPage(to)} />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {messages.kept(importDays)}
          </Typography>
        </>
      )}
    </Box>
  );
};
