import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import { Box } from '@mui/material';
import { useRequestMessages } from './use-request-messages.ts';

/** That a request is past its day, by icon and word. */
export const Overdue = () => {
  const word = useRequestMessages();
  return (
    <Box
      component="span"
      sx={({ tokens }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: tokens.red,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      })}
    >
      <AlarmOutlined sx={{ fontSize: 16 }} aria-hidden />
      {word('overdue')}
    </Box>
  );
};
