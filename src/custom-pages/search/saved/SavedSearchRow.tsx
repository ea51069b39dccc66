import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, ButtonBase, IconButton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { defaultSort } from '#contract/search/query.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { SavedSearch } from '#src/providers/saved-searches.ts';
import { searchSheets } from '#src/providers/sheets/search-sheets.ts';

interface Props {
  readonly search: SavedSearch;
  readonly isCurrent: boolean;
  readonly onApply: () => void;
  readonly onDelete: () => void;
}

/** A saved search with the number of sheets it finds now. */
export const SavedSearchRow = ({ search: { name, criteria }, isCurrent, onApply, onDelete }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { data: total } = useQuery({
    queryKey: ['sheets', 'count', criteria],
    queryFn: async ({ signal }) =>
      (await searchSheets({ filters: criteria, sort: [defaultSort], start: 0, rows: 0, facets: [], signal })).total,
    staleTime: 60_000,
  });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ButtonBase
        onClick={onApply}
        aria-current={isCurrent || undefined}
        aria-label={text('tools.saved.apply', { name })}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          gap: 2,
          px: 2,
          minHeight: 32,
          borderRadius: 1.5,
          fontSize: '0.8125rem',
          textAlign: 'start',
          overflowWrap: 'anywhere',
          fontWeight: isCurrent ? 600 : 400,
          '&:hover': { bgcolor: 'action.hover' },
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        <BookmarkBorder sx={{ fontSize: 18, color: 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {total !== undefined && formatNumber(total, language)}
        </Box>
      </ButtonBase>
      <IconButton size="small" onClick={onDelete} aria-label={text('tools.saved.delete', { name })}>
        <DeleteOutlined sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
};
