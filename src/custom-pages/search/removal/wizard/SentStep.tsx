import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

/** The request is in: what happens now, and where to follow it. */
export const SentStep = ({ count, onClose }: { count: number; onClose: () => void }) => {
  const text = useText();
  const countText = useCountText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="status" sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
      <StatePanel
        icon={<CheckCircleOutlined />}
        title={text('removal.sentTitle')}
        level={2}
        actions={
          <>
            <Button variant="contained" onClick={onClose}>
              {text('tools.close')}
            </Button>
            <Button component={RouterLink} to="/message-centre">
              {text('removal.follow')}
            </Button>
          </>
        }
      >
        {countText('removal.sentDetail', count)}
      </StatePanel>
    </Box>
  );
};
