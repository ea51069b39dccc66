import { Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { formatTime } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { KeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useKeptWords } from './words.ts';

/** How far fetching is, or why it came to nothing. Hundreds of PDFs are seen one by one, but announced by tenths. */
export const KeptProgress = (status: KeptStatus) => {
  const words = useKeptWords();
  const { progress, fault, isAway } = status;
  const [hasFetched, setHasFetched] = useState(false);
  if (progress && !hasFetched) setHasFetched(true);
  const end = hasFetched && !fault && !isAway ? words.complete : '';
  return (
    <>
      <Box role="status" className="visually-hidden">
        {progress ? words.fetchedPart(progress.what, tenthOf(progress)) : end}
      </Box>
      <Shown {...status} />
    </>
  );
};

const Shown = ({ progress, fault, isAway, missingPdfs = 0, goesOnAt = 0 }: KeptStatus) => {
  const words = useKeptWords();
  const language = useLanguage();
  if (progress) {
    const { what, done, total } = progress;
    const said = what === 'sheets' ? words.fetchingSheets(done, total) : words.fetchingPdfs(done, total);
    return (
      <Box>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {said}
        </Typography>
        <LinearProgress variant="determinate" value={total === 0 ? 0 : (100 * done) / total} aria-label={said} />
      </Box>
    );
  }
  // It goes on by itself as soon as there is a connection: nothing to be alarmed at.
  if (fault === 'away' || (isAway && !fault))
    return (
      <Notice severity="info" isNews>
        {missingPdfs > 0 && fault === 'away' ? words.cutOff(missingPdfs) : words.noConnection}
      </Notice>
    );
  const told = {
    'no-room': words.noRoom,
    later: words.later(missingPdfs, formatTime(goesOnAt, language)),
    failed: words.failed,
  } as const;
  if (fault) {
    return (
      <Notice role="alert" severity="warning">
        {told[fault]}
      </Notice>
    );
  }
  return null;
};

/** Whole tenths that are done, in percent. */
const tenthOf = ({ done, total }: NonNullable<KeptStatus['progress']>): number =>
  total === 0 ? 0 : Math.floor((10 * done) / total) * 10;
