import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

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
    <Row>
      {control}
      <span data-chosen={isChosen || undefined}>{label}</span>
      {count !== undefined && <small>{formatNumber(count, language)}</small>}
    </Row>
  );
};

// One style for the row and what is in it: every filter click draws all rows again.
const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  minHeight: 28,
  flex: 1,
  minWidth: 0,
  cursor: 'pointer',
  borderRadius: 8,
  '&:hover': { background: theme.palette.action.hover },
  '& > span:last-of-type': {
    flex: 1,
    padding: '5px 0',
    overflowWrap: 'anywhere',
    fontSize: '0.8125rem',
    lineHeight: '18px',
  },
  '& > [data-chosen]': { fontWeight: 600 },
  '& > small': {
    padding: '6px 4px 6px 0',
    color: theme.palette.text.secondary,
    fontSize: '0.75rem',
    lineHeight: '16px',
  },
  '@media (pointer: coarse)': { minHeight: 44, alignItems: 'center' },
}));
