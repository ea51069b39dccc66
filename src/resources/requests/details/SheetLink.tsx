import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { useText } from '#src/i18n/use-text.ts';

/** Leads to the sheet that a removal is about. */
export const SheetLink = ({ isn }: { isn: number }) => {
  const text = useText();
  return (
    <Button
      component={Link}
      to={detailsPathOf(isn)}
      target="_blank"
      rel="noopener"
      startIcon={<OpenInNew />}
      aria-label={text('shell.newTab', { name: text('requests.viewSheet') })}
    >
      {text('requests.viewSheet')}
    </Button>
  );
};
