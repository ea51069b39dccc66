import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';

interface Props {
  readonly control: ReactNode;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isChosen: boolean;
}

/** One value of a list: its control, its name, and how many sheets it would show. The whole row is the control's label. */
export const FilterRow = ({ control, label, count, isChosen }: Props) => {
  const language = useLanguage();
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        minHeight: 28,
        flex: 1,
        minWidth: 0,
        cursor: 'pointer',
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
        '@media (pointer: coarse)': { minHeight: 44, alignItems: 'center' },
      }}
    >
      {control}
      <Typography
        component="span"
        variant="body2"
        sx={{ flex: 1, py: 1.25, overflowWrap: 'anywhere', fontWeight: isChosen ? 600 : 400 }}
      >
        {label}
      </Typography>
      {count !== undefined && (
        <Typography component="span" variant="caption" sx={{ py: 1.5, pr: 1, color: 'text.secondary' }}>
          {formatNumber(count, language)}
        </Typography>
      )}
    </Box>
  );
};
