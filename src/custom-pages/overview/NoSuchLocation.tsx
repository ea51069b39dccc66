import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { useOverviewMessages } from './messages.ts';

/** The same words for a location that is nobody's, another organisation's, or removed. */
export const NoSuchLocation = ({ to }: { to: string }) => {
  const messages = useOverviewMessages();
  return (
    <StatePanel
      icon={<LocationOffOutlined />}
      title={messages.noLocation}
      actions={
        <Button variant="contained" component={Link} to={to}>
          {messages.whole}
        </Button>
      }
    >
      {messages.noLocationDetail}
    </StatePanel>
  );
};
