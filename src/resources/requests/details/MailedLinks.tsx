import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { revokeDownloadLinks } from '#contract/calls/documents.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import type { Request } from '../request.ts';

interface Props {
  readonly request: Request;
  /** How many were mailed and work. */
  readonly links: number;
}

/** That links to the document are in people's mail, and a way to end them. */
export const MailedLinks = ({ request, links }: Props) => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const revoke = () =>
    send(async () => {
      await callApi(revokeDownloadLinks, { params: { id: Number(request.id) } });
      notify(text('requests.linksRevoked'));
      refresh();
    }).finally(() => setAsking(false));
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{text('requests.links', { smart_count: links })}</Typography>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {text('requests.revokeLinks')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('requests.revokeLinks')}
          act={text('requests.revokeAct')}
          isActing={isSending}
          onConfirm={() => void revoke()}
          onCancel={() => setAsking(false)}
        >
          {text('requests.revokeDetail')}
        </ConfirmDialog>
      )}
    </Box>
  );
};
