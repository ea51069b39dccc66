import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PageNumbers } from '#src/ui/PageNumbers.tsx';

/** Which rows are shown, and the pages when there is more than one. */
export const ListFoot = () => {
  const text = useText();
  const language = useLanguage();
  const { page, perPage, total = 0, setPage, data = [] } = useListContext();
  const pageCount = Math.ceil(total / perPage);
  if (total === 0) return null;
  const number = (value: number) => formatNumber(value, language);
  const first = (page - 1) * perPage + 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, py: 2.5, minHeight: 56 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
        {pageCount > 1
          ? text('search.showing', { from: number(first), to: number(first + data.length - 1), total: number(total) })
          : text('search.showingAll', { total: number(total) })}
      </Typography>
      {pageCount > 1 && (
        <PageNumbers
          count={pageCount}
          page={page}
          onChange={(_, chosen) => setPage(chosen)}
          aria-label={text('lists.pages')}
        />
      )}
    </Box>
  );
};
