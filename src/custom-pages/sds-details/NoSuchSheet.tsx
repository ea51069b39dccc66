import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

/** The same words for a sheet that is nobody's, another organisation's, removed, or out of the reader's locations. */
export const NoSuchSheet = () => {
  const text = useText();
  const title = text('details.notHeld');
  return (
    <>
      <title>{`${text('shell.product')} - ${title}`}</title>
      <StatePanel
        icon={<FindInPageOutlined />}
        title={title}
        actions={
          <>
            <Button variant="contained" component={Link} to="/search">
              {text('details.search')}
            </Button>
            <Button variant="outlined" component={Link} to="/contact-us">
              {text('details.askForSheet')}
            </Button>
          </>
        }
      >
        {text('details.notHeldDetail')}
      </StatePanel>
    </>
  );
};
