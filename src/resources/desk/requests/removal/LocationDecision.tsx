import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { removalOutcomes } from '#contract/operator/removal-outcome.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';

interface Props {
  readonly removal: DeskRequest['removals'][number];
  /** Absent where it is decided already, or cannot be any more. */
  readonly onDecide?: ((isApproved: boolean) => void) | undefined;
  readonly isApproved: boolean | undefined;
  readonly isFaulty: boolean;
}

/** A location that is to be emptied of the sheet, and what becomes of it. */
export const LocationDecision = ({ removal, onDecide, isApproved, isFaulty }: Props) => {
  const text = useText();
  const word = useWords();
  const language = useLanguage();
  const name = removal[`name_${language}`] || removal.name_en || text('requests.wholeCollection');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{name}</Box>
      {onDecide ? (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isApproved ?? null}
          onChange={(_, value: boolean | null) => value !== null && onDecide(value)}
          aria-label={word('decisionFor', { name })}
          data-undecided={isApproved === undefined || undefined}
          sx={({ tokens }) => (isFaulty && isApproved === undefined ? { outline: `2px solid ${tokens.red}` } : {})}
        >
          <ToggleButton value={true} sx={{ px: 3 }}>
            {word('approve')}
          </ToggleButton>
          <ToggleButton value={false} sx={{ px: 3 }}>
            {word('keep')}
          </ToggleButton>
        </ToggleButtonGroup>
      ) : (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {removalOutcomes[removal.outcome][language]}
        </Typography>
      )}
    </Box>
  );
};
