import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';

export const BackToSearch = () => {
  const text = useText();
  return (
    <Button variant="contained" component={Link} to="/search">
      {text('errorPages.backToSearch')}
    </Button>
  );
};
