import { Box, Typography } from '@mui/material';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { FilterChips } from '../chips/FilterChips.tsx';
import { useSearch } from '../state/use-search.ts';
import { Toolbar } from '../tools/Toolbar.tsx';
import { resultsHeadingId } from './focus-results.ts';
import { SortMenu } from './SortMenu.tsx';

interface Props {
  readonly isWide: boolean;
  readonly isPhone: boolean;
}

/** How many sheets, of how many; the chips on a wide window; the order on a phone, where there are no columns to click. */
export const ResultsHead = ({ isWide, isPhone }: Props) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { total = 0, collectionSize, activeCount } = useSearch();
  return (
    <Box
      sx={({ tokens }) => ({
        px: { xs: 4, sm: 6 },
        pt: { xs: 1, sm: 4 },
        pb: { xs: 1, sm: 2 },
        bgcolor: isPhone ? tokens.bg : undefined,
        borderBottom: isPhone ? 1 : 0,
        borderColor: 'divider',
      })}
    >
      <Box sx={{ display: 'flex', alignItems: isPhone ? 'center' : 'baseline', gap: 3, minHeight: 36 }}>
        <Typography
          id={resultsHeadingId}
          tabIndex={-1}
          variant="h1"
          component="h2"
          sx={{ fontSize: { xs: '0.875rem', sm: '1.375rem' } }}
        >
          {countText('search.count', total)}
        </Typography>
        {total < collectionSize && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('search.ofTotal', { total: formatNumber(collectionSize, language) })}
          </Typography>
        )}
        {isPhone && <SortMenu />}
        <Box sx={{ ml: isPhone ? 0 : 'auto', alignSelf: 'center', mr: { xs: -2, sm: 0 } }}>
          <Toolbar isPhone={isPhone} />
        </Box>
      </Box>
      {isWide && activeCount > 0 && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', pt: 2, pb: 1, displayPrint: 'none' }}
        >
          <FilterChips isWhole />
        </Box>
      )}
    </Box>
  );
};
