import { Box, Divider, Typography } from '@mui/material';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';

interface Props {
  readonly onSignedIn: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** The way in for machines that several people use, known by the network they are in. */
export const SharedWorkstation = ({ onSignedIn, onFailure }: Props) => {
  const text = useText();
  const { isSending, send } = useSending(onFailure);
  const signIn = async () => {
    onFailure(undefined);
    await callApi(signInShared, {});
    await onSignedIn();
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text('signIn.or')}</Divider>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SendingButton variant="outlined" size="large" isSending={isSending} onClick={() => send(signIn)}>
          {text('signIn.shared')}
        </SendingButton>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {text('signIn.sharedHint')}
        </Typography>
      </Box>
    </Box>
  );
};
