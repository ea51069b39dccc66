import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { KeptState } from '#src/offline/kept-database.ts';
import type { KeptSizes } from '#src/offline/kept-sheets.ts';
import { type RefreshEnd, refreshNow, removeKept } from '#src/providers/kept-sheets/refresh-kept.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useKeptWords } from './words.ts';

interface Props {
  readonly kept: KeptState;
  readonly sizes: KeptSizes | undefined;
  readonly isBusy: boolean;
}

/** What lies on the device, as of when, and the way to have it gone. */
export const KeptFacts = ({ kept, sizes, isBusy }: Props) => {
  const words = useKeptWords();
  const language = useLanguage();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<{ end: RefreshEnd | 'under way'; refreshedAt: number }>();
  // What was said of one refresh is over with the next that comes to its end.
  const end = asked?.refreshedAt === kept.refreshedAt ? asked.end : 'done';
  const refresh = async () => {
    const { refreshedAt } = kept;
    setAsked({ end: 'under way', refreshedAt });
    setAsked({ end: await refreshNow().catch(() => 'done' as const), refreshedAt });
  };
  const size = (bytes: number | undefined) => (bytes === undefined ? '' : formatFileSize(bytes, language));
  const remove = () => {
    setAsking(false);
    removeKept();
    notify(words.removed);
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2">{words.kept}</Typography>
      <Facts
        facts={[
          { label: words.state, value: sizes ? words.stateOf(sizes.sheets, kept.total) : '' },
          { label: words.refreshed, value: kept.refreshedAt ? formatMoment(kept.refreshedAt, language) : words.never },
          { label: words.details, value: size(sizes?.bytes.details) },
          { label: words.search, value: size(sizes?.bytes.search) },
          { label: words.pdfs, value: sizes ? words.pdfCount(sizes.pdfs, size(sizes.bytes.pdfs)) : '' },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SendingButton variant="outlined" isSending={isBusy || end === 'under way'} onClick={() => void refresh()}>
          {words.refresh}
        </SendingButton>
        <Button color="error" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </Box>
      {end === 'away' && (
        <Notice role="alert" severity="warning">
          {words.refreshAway}
        </Notice>
      )}
      {end === 'elsewhere' && (
        <Notice severity="info" role="status">
          {words.elsewhere}
        </Notice>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          act={words.remove}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {words.removeDetail}
        </ConfirmDialog>
      )}
    </Box>
  );
};
