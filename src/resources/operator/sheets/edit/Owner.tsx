import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { shareOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { Part } from './Part.tsx';
import { useSavedFirst } from './use-saved-first.ts';

/**
 * Who may see the sheet: anyone who holds the product, or one organisation until the operator says that its maker
 * publishes it.
 */
export const Owner = () => {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const sheet = useRecordContext<EditedSheet>();
  const [isAsking, setAsking] = useState(false);
  const savedFirst = useSavedFirst();
  const { isSending, send } = useSend();
  if (!sheet) return null;
  const { id, owner } = sheet;
  const organisation = owner?.[`name_${language}`] ?? '';
  const share = () =>
    send(async () => {
      await callApi(shareOperatorSheet, { params: { id }, body: {} });
      notify(text(sheetText('shared')));
      refresh();
    }).finally(() => setAsking(false));
  return (
    <Part title={text(sheetText('shownTo'))}>
      <Typography variant="body2">
        {owner ? text(sheetText('shownToOwner'), { organisation }) : text(sheetText('shownToHolders'))}
      </Typography>
      {owner && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => savedFirst(() => setAsking(true))}>
          {text(sheetText('share'))}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text(sheetText('shareTitle'))}
          act={text(sheetText('share'))}
          isActing={isSending}
          onConfirm={() => void share()}
          onCancel={() => setAsking(false)}
        >
          {text(sheetText('shareDetail'), { organisation })}
        </ConfirmDialog>
      )}
    </Part>
  );
};
