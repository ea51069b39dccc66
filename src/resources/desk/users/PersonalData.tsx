import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRecordContext, useRedirect } from 'react-admin';
import { downloadOperatorUserData, eraseOperatorUser } from '#contract/calls/operator/users.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { saveFile } from '#src/providers/save-file.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { type DeskUser, nameOf } from './desk-user.ts';
import { deskUserText } from './texts.ts';

/** What the law gives a person: all that is kept of them, and to be erased. A shared account is nobody. */
export const PersonalData = () => {
  const text = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const id = useId();
  const user = useRecordContext<DeskUser>();
  const [isAsking, setAsking] = useState(false);
  const download = useSend();
  const erasing = useSend();
  if (!user || user.shared) return null;
  const name = nameOf(user);
  const erase = () =>
    erasing
      .send(async () => {
        await callApi(eraseOperatorUser, { params: { id: user.id }, body: {} });
        notify(text(deskUserText('erased'), { name }));
        redirect('list', 'desk-users');
      })
      .finally(() => setAsking(false));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8, maxWidth: 560, display: 'grid', gap: 3 }}>
      <Typography id={id} variant="h2">
        {text(deskUserText('personalData'))}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(deskUserText('personalDataDetail'))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SendingButton
          isSending={download.isSending}
          variant="outlined"
          onClick={() =>
            void download.send(() =>
              saveFile(downloadOperatorUserData, { params: { id: user.id } }, `vigie-user-${user.id}.json`),
            )
          }
        >
          {text(deskUserText('downloadData'))}
        </SendingButton>
        <Button color="error" onClick={() => setAsking(true)}>
          {text(deskUserText('erase'))}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={text(deskUserText('eraseTitle'), { name })}
          act={text(deskUserText('erase'))}
          isActing={erasing.isSending}
          onConfirm={() => void erase()}
          onCancel={() => setAsking(false)}
        >
          {text(deskUserText('eraseDetail'), { id: user.id })}
        </ConfirmDialog>
      )}
    </Box>
  );
};
