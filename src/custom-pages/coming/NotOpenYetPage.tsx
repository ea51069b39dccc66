import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { StatePanel } from '../../ui/StatePanel.tsx';

export default function NotOpenYetPage() {
  const text = useText();
  return (
    <StatePanel
      icon={<ConstructionOutlined />}
      title={text('pages.notOpenYet')}
      actions={
        <Button variant="contained" component={Link} to="/search">
          {text('errorPages.backToSearch')}
        </Button>
      }
    >
      {text('pages.notOpenYetDetail')}
    </StatePanel>
  );
}
