import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { Box } from '@mui/material';
import { useRequestMessages } from './use-request-messages.ts';

/** That the last word on a request is its organization's, by icon and word. */
export const Replied = () => {
  const word = useRequestMessages();
  return (
    <Box
      component="span"
      sx={({ tokens }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: tokens.accent,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      })}
    >
      <ReplyOutlined sx={{ fontSize: 16 }} aria-hidden />
      {word('replied')}
    </Box>
  );
};
