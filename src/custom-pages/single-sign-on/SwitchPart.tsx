import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { SingleSignOn } from '#contract/calls/single-sign-on.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { LastTry } from './LastTry.tsx';
import { useSingleSignOnMessages } from './messages.ts';
import type { Ways } from './ways.ts';

interface Props extends Pick<Ways, 'switchTo' | 'beginTry'> {
  readonly kept: SingleSignOn;
  readonly onChanged: () => Promise<void>;
}

/** Whether it is on; trying it, and switching it. What was tried stands below. */
export const SwitchPart = ({ kept, switchTo, beginTry, onChanged }: Props) => {
  const messages = useSingleSignOnMessages();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const isSetUp = kept.issuer !== '' && kept.client_id !== '';
  const flip = () =>
    send(async () => {
      await switchTo({ is_on: !kept.is_on, version: kept.version }).finally(() => setAsking(false));
      notify(kept.is_on ? messages.switchedOff : messages.switchedOn);
      await onChanged();
    });
  const attempt = () =>
    send(async () => {
      const { url } = await beginTry();
      // The provider's page takes this one's place, and leads back here.
      if (/^https?:/.test(url)) window.location.assign(url);
      else await onChanged();
    });
  const isLocked = kept.is_on && kept.is_only && !kept.administrators.some(({ id }) => id === kept.password_user);
  const isOpen = kept.is_on || kept.is_tried;
  return (
    <Box component="section" aria-label={messages.state} sx={{ display: 'grid', gap: 4 }}>
      <Notice severity={kept.is_on ? 'done' : 'info'} role="note">
        {kept.is_on ? (kept.is_only ? messages.onOnly : messages.on) : isOpen ? messages.offTried : messages.off}
      </Notice>
      {isLocked && <Notice severity="warning">{messages.locked}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {isSetUp && (
          <SendingButton
            variant={isOpen ? 'outlined' : 'contained'}
            isSending={isSending && !isAsking}
            onClick={() => void attempt()}
          >
            {messages.try}
          </SendingButton>
        )}
        {isOpen && (
          <Button
            variant={kept.is_on ? 'outlined' : 'contained'}
            color={kept.is_on ? 'error' : 'primary'}
            onClick={() => setAsking(true)}
          >
            {kept.is_on ? messages.switchOff : messages.switchOn}
          </Button>
        )}
      </Box>
      {isSetUp && !isOpen && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages.tryHint}
        </Typography>
      )}
      {kept.last_try && <LastTry tried={kept.last_try} locations={kept.locations} />}
      {isAsking && (
        <ConfirmDialog
          title={kept.is_on ? messages.switchOff : messages.switchOn}
          act={kept.is_on ? messages.switchOff : messages.switchOn}
          isActing={isSending}
          onConfirm={() => void flip()}
          onCancel={() => setAsking(false)}
        >
          {kept.is_on ? messages.switchOffDetail : kept.is_only ? messages.switchOnOnlyDetail : messages.switchOnDetail}
        </ConfirmDialog>
      )}
    </Box>
  );
};
