import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { useSearch } from '../state/use-search.ts';
import { focusResults } from './focus-results.ts';

/** Nothing found: why, and the way out that keeps most of the question. */
export const NoResults = () => {
  const text = useText();
  const { filters, activeCount, collectionSize, clear } = useSearch();
  if (collectionSize === 0 && activeCount === 0) {
    return (
      <StatePanel level={2} icon={<Inventory2Outlined />} title={text('search.none.empty')}>
        {text('search.none.emptyDetail')}
      </StatePanel>
    );
  }
  const leave = (keepKeyword: boolean) => {
    clear({ keepKeyword });
    focusResults();
  };
  const words = filters.keyword?.words;
  const hasMore = words !== undefined && activeCount > 1;
  return (
    <StatePanel
      level={2}
      icon={<SearchOff />}
      title={words ? text('search.none.titleKeyword', { words }) : text('search.none.title')}
      actions={
        <>
          {hasMore && (
            <Button variant="contained" onClick={() => leave(true)}>
              {text('search.none.keepKeyword')}
            </Button>
          )}
          <Button variant={hasMore ? 'outlined' : 'contained'} onClick={() => leave(false)}>
            {text(words && !hasMore ? 'search.keyword.clear' : 'search.clearFilters')}
          </Button>
        </>
      }
    >
      {text(words ? (hasMore ? 'search.none.detail' : 'search.none.detailKeyword') : 'search.none.detailFilters')}
    </StatePanel>
  );
};
