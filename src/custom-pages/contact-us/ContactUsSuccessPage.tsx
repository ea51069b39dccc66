import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { requestNumber } from '#contract/requests/request-number.ts';
import { type TakenOut, tellTakenOut } from '#contract/requests/taken-out.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

interface Sent {
  readonly id: number;
  readonly email: string;
  readonly taken_out?: readonly TakenOut[];
}

/** The message is in: its number, and what happens now. */
export default function ContactUsSuccessPage() {
  const text = useText();
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  const sent = useLocation().state as Sent | null;
  return (
    <Box ref={page} tabIndex={-1} role="status" sx={{ '&:focus': { outline: 'none' } }}>
      <StatePanel
        icon={<CheckCircleOutlined />}
        title={text('contact.sentTitle')}
        actions={
          <>
            <Button variant="contained" component={RouterLink} to="/search">
              {text('contact.back')}
            </Button>
            <Button component={RouterLink} to="/message-centre">
              {text('contact.follow')}
            </Button>
          </>
        }
        {...(sent && { reference: text('contact.number', { id: requestNumber(sent.id) }) })}
      >
        {sent ? text('contact.sentDetail', { email: sent.email }) : text('contact.sentPlain')}
        {sent?.taken_out && ` ${tellTakenOut(sent.taken_out, language)}`}
      </StatePanel>
    </Box>
  );
}
