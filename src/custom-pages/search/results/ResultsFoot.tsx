import { Box, Typography } from '@mui/material';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { GoToPage } from './GoToPage.tsx';
import { Pages } from './Pages.tsx';
import { PerPage } from './PerPage.tsx';

/** Which rows are shown, the pages (only when there are more than one), and how many rows a page has. */
export const ResultsFoot = ({ isPhone }: { isPhone: boolean }) => {
  const text = useText();
  const language = useLanguage();
  const { page, perPage, total = 0, data = [] } = useSearch();
  const pageCount = Math.ceil(total / perPage);
  const number = (value: number) => formatNumber(value, language);
  const first = (page - 1) * perPage + 1;
  const summary =
    pageCount > 1
      ? text('search.showing', { from: number(first), to: number(first + data.length - 1), total: number(total) })
      : text('search.showingAll', { total: number(total) });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        minHeight: 56,
        px: { xs: 4, sm: 6 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: { xs: '1 0 100%', sm: 1 } }}>
        {summary}
      </Typography>
      {pageCount > 1 && (
        <>
          <Pages page={page} pageCount={pageCount} isBrief={isPhone} />
          <GoToPage pageCount={pageCount} />
        </>
      )}
      <PerPage />
    </Box>
  );
};
