import { Box, Typography } from '@mui/material';
import type { z } from 'zod';
import type { getSystem } from '#contract/calls/operator/system.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useSystemMessages } from './messages.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly essentials: z.output<(typeof getSystem)['answer']>['essentials'];
}

/** How the jobs, the search and the process that answered are doing. */
export const Essentials = ({ essentials }: Props) => {
  const words = useSystemMessages();
  const language = useLanguage();
  const { jobs_waiting, jobs_oldest_seconds, jobs_failed, indexes } = essentials;
  const facts: readonly (readonly [string, string])[] = [
    [words.jobsWaiting, words.waiting(jobs_waiting, Math.round(jobs_oldest_seconds / 60))],
    [words.jobsFailed, String(jobs_failed)],
    [words.indexesBehind, indexes ? words.ofAll(indexes.behind, indexes.kept) : words.searchAway],
    [words.delay, `${essentials.loop_delay_ms}\u00a0ms`],
    [words.memory, formatFileSize(essentials.memory_bytes, language)],
  ];
  return (
    <Panel title={words.essentials}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          gap: 4,
          m: 0,
        }}
      >
        {facts.map(([term, value]) => (
          <div key={term}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Panel>
  );
};
