import { Checkbox, Radio } from '@mui/material';
import { memo, type ReactNode } from 'react';
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
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in it
    <label className="filter-row">
      {control}
      <span data-chosen={isChosen || undefined}>{label}</span>
      {count !== undefined && <small>{formatNumber(count, language)}</small>}
    </label>
  );
};

/** MUI's controls, drawn anew when they change: every filter click brings all rows other numbers, and few of them another choice. */
export const RowRadio = memo(Radio);
export const RowCheckbox = memo(Checkbox);
