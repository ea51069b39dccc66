import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useSearch } from '#src/custom-pages/search/state/use-search.ts';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

/** The search found nothing: there is nothing to make a document of. */
export const NoSheets = () => {
  const text = useText();
  const { activeCount } = useSearch();
  return (
    <>
      <Box role="status" sx={{ mx: { xs: -4, sm: -8 } }}>
        <StatePanel
          level={2}
          icon={<FindInPageOutlined />}
          title={text('documents.noneTitle')}
          actions={
            <Button variant="contained" component={Link} to="/search">
              {text(activeCount > 0 ? 'documents.editFilters' : 'documents.back')}
            </Button>
          }
        >
          {text(activeCount > 0 ? 'documents.noneFiltered' : 'documents.noneAtAll')}
        </StatePanel>
      </Box>
      {activeCount > 0 && <ActiveFilters />}
    </>
  );
};
