import { Box } from '@mui/material';
import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { reopenKeptNow } from './reopen-kept.ts';

const words = {
  en: {
    open: 'Open the sheets kept on this device',
    closed: 'The session of this device was ended. Sign in to open what is kept here.',
  },
  fr: {
    open: 'Ouvrir les fiches conservées sur cet appareil',
    closed: 'La session de cet appareil a été fermée. Connectez-vous pour ouvrir ce qui y est conservé.',
  },
} satisfies Record<Language, unknown>;

/** To what this device keeps, for somebody whose session has run out (decision 61). */
export default function KeptWay({ onOpen }: { readonly onOpen: () => void }) {
  const said = words[useLanguage()];
  const [isClosed, setClosed] = useState(false);
  const { isSending, send } = useSend();
  const open = () =>
    send(async () => {
      if (await reopenKeptNow()) onOpen();
      else setClosed(true);
    });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SendingButton variant="outlined" size="large" isSending={isSending} onClick={() => void open()}>
        {said.open}
      </SendingButton>
      {isClosed && (
        <Notice role="alert" severity="warning">
          {said.closed}
        </Notice>
      )}
    </Box>
  );
}
