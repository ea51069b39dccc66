import CallMerge from '@mui/icons-material/CallMerge';
import CallSplit from '@mui/icons-material/CallSplit';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { partSheet } from '#contract/calls/operator/sheet-products.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { useSheetsChanged } from '../use-sheets-changed.ts';
import { useSavedFirst } from './use-saved-first.ts';

const JoinDialog = lazy(() => import('../join/JoinDialog.tsx'));

/** Joins the sheet with another, or parts it from those that it is joined with. */
export const ProductActions = () => {
  const text = useText();
  const notify = useNotify();
  const sheet = useRecordContext<EditedSheet>();
  const changed = useSheetsChanged();
  const savedFirst = useSavedFirst();
  const { isSending, send } = useSend();
  const [asking, setAsking] = useState<'join' | 'part'>();
  if (!sheet) return null;
  const close = () => setAsking(undefined);
  const ask = (what: 'join' | 'part') => savedFirst(() => setAsking(what));
  const part = () =>
    send(async () => {
      await callApi(partSheet, { params: { id: sheet.id }, body: { version: sheet.version } });
      notify(text(sheetText('parted')));
      changed();
    }).finally(close);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      <Button size="small" variant="outlined" startIcon={<CallMerge />} onClick={() => ask('join')}>
        {text(sheetText('join'))}
      </Button>
      {sheet.versions.length > 1 && (
        <Button size="small" variant="outlined" startIcon={<CallSplit />} onClick={() => ask('part')}>
          {text(sheetText('part'))}
        </Button>
      )}
      {asking === 'join' && (
        <Suspense fallback={null}>
          <JoinDialog
            sheet={sheet}
            onClose={close}
            onDone={() => {
              close();
              changed();
            }}
          />
        </Suspense>
      )}
      {asking === 'part' && (
        <ConfirmDialog
          title={text(sheetText('partTitle'), { name: sheet.product_name })}
          act={text(sheetText('part'))}
          isActing={isSending}
          onConfirm={() => void part()}
          onCancel={close}
        >
          {text(sheetText('partDetail'))}
        </ConfirmDialog>
      )}
    </Box>
  );
};
