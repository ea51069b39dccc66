import Close from '@mui/icons-material/Close';
import { Box, Button, Chip } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { useChips } from './use-chips.ts';

/** The filters at work as chips that can be removed, and a way to clear them all. On a phone their kind is left out. */
export const FilterChips = ({ isBrief = false }: { isBrief?: boolean }) => {
  const text = useText();
  const { clear, activeCount } = useSearch();
  const chips = useChips();
  return (
    <>
      {chips.map(({ key, kind, value, remove }) => (
        <Chip
          key={key}
          label={
            <>
              {!isBrief && `${text('search.chips.label', { name: kind })} `}
              <Box component="strong" sx={{ fontWeight: 600 }}>
                {value}
              </Box>
            </>
          }
          onDelete={remove}
          deleteIcon={
            <Box
              component="button"
              type="button"
              aria-label={text('search.chips.remove', { name: `${kind} ${value}` })}
              sx={{
                all: 'unset',
                cursor: 'pointer',
                display: 'grid',
                placeItems: 'center',
                width: 24,
                height: 24,
                borderRadius: '50%',
                '&:focus-visible': { outline: ({ tokens }) => `2px solid ${tokens.accent}` },
              }}
            >
              <Close sx={{ fontSize: 16 }} />
            </Box>
          }
          tabIndex={-1}
          sx={{
            flex: 'none',
            maxWidth: 340,
            '& .MuiChip-deleteIcon': { color: 'inherit', mr: 0.5, '&:hover': { color: 'inherit' } },
          }}
        />
      ))}
      {activeCount > 0 && !isBrief && (
        <Button size="small" onClick={() => clear()} sx={{ flex: 'none' }}>
          {text('search.clearFilters')}
        </Button>
      )}
    </>
  );
};
