import { Box } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import { SupportLink } from '../frame/SupportLink.tsx';

export default function LinkSentPage() {
  const text = useText();
  return (
    <Frame title={text('password.sent')} lead={text('password.sentDetail')}>
      <BackToSignIn variant="contained" />
      <Box sx={{ textAlign: 'center' }}>
        {text('password.sentHelp')} <SupportLink>{text('password.help')}</SupportLink>
      </Box>
    </Frame>
  );
}
