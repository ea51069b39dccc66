import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { KeptSizes } from '#src/offline/kept-sheets.ts';
import { keptWorker } from '#src/providers/kept-sheets/ask-worker.ts';
import { type KeptStatus, useKeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { showKept } from '#src/providers/kept-sheets/refresh-kept.ts';
import { startKept } from '#src/providers/kept-sheets/start-kept.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import WaitingAdditions from '#src/ui/WaitingAdditions.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { KeptFacts } from './KeptFacts.tsx';
import { KeptProgress } from './KeptProgress.tsx';
import { useKeptWords } from './words.ts';

/** What this device keeps to be read without a network, and what it is to keep. */
export default function KeptSheetsPage() {
  const text = useText();
  const words = useKeptWords();
  const status = useKeptStatus();
  const { isKnown, sizes } = useSizes(status);
  const isKept = status.kept !== undefined;
  // This page, too, is answered from what has come, should the network go before all has.
  useEffect(() => {
    if (isKept) startKept();
  }, [isKept]);
  return (
    <FormPage title={text('pages.keptSheets')}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <WaitingAdditions />
        <Typography>{words.lead}</Typography>
        {!canKeep && <Notice severity="warning">{words.impossible}</Notice>}
        {canKeep && !isKnown && (
          <Box role="status" aria-busy aria-label={words.loading}>
            <Skeleton variant="rounded" height={280} />
          </Box>
        )}
        {canKeep && isKnown && (
          <>
            <KeptProgress {...status} />
            {status.kept ? (
              <KeptFacts kept={status.kept} sizes={sizes} isBusy={status.progress !== undefined} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>
            )}
            <ChoiceForm
              key={`${status.kept?.locations} ${status.kept?.pdfBytes}`}
              kept={status.kept}
              allPdfs={sizes?.allPdfs}
              isBusy={status.progress !== undefined}
            />
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {words.wiped}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {words.device}
              </Typography>
            </Box>
          </>
        )}
      </Box>
    </FormPage>
  );
}

/** Browsers have the rooms for it only over https. */
const canKeep = 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/** How much lies on the device; looked at again whenever a part of it has come. */
const useSizes = ({ kept, progress }: KeptStatus) => {
  const [known, setKnown] = useState<{ isKnown: boolean; sizes?: KeptSizes }>({ isKnown: false });
  const part = progress && Math.floor(progress.done / 100);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for another state of what is kept
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      if (!kept) await showKept();
      const sizes = kept && (await keptWorker.measure());
      if (isWanted) setKnown({ isKnown: true, ...(sizes && { sizes }) });
    };
    look().catch(() => isWanted && setKnown({ isKnown: true }));
    return () => {
      isWanted = false;
    };
  }, [kept, part, progress?.what]);
  return known;
};
