import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useHome } from '#src/providers/use-home.ts';

/** The way back to where this person begins. */
export const BackHome = () => {
  const text = useText();
  const { path, isOperator } = useHome();
  return (
    <Button variant="contained" component={Link} to={path}>
      {text(
        path === '/second-factor'
          ? 'pages.secondFactor'
          : isOperator
            ? 'errorPages.backToRequests'
            : 'errorPages.backToSearch',
      )}
    </Button>
  );
};
