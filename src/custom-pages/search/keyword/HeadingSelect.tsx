import { MenuItem, Select } from '@mui/material';
import type { Heading } from '#contract/search/fields.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useHeadings } from '../state/use-headings.ts';

interface Props {
  readonly value: Heading;
  readonly onChange: (heading: Heading) => void;
}

export const HeadingSelect = ({ value, onChange }: Props) => {
  const text = useText();
  const headings = useHeadings();
  return (
    <Select
      variant="standard"
      disableUnderline
      value={headings.some(({ heading }) => heading === value) ? value : 'everything'}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': text('search.keyword.heading') }}
      sx={({ tokens }) => ({
        bgcolor: tokens.sunken,
        borderRight: 1,
        borderColor: tokens.line2,
        fontSize: '0.875rem',
        maxWidth: { xs: 116, sm: 190 },
        '& .MuiSelect-select': { pl: 4, py: 2, height: '100%', boxSizing: 'border-box', alignContent: 'center' },
      })}
    >
      {headings.map(({ heading, label }) => (
        <MenuItem key={heading} value={heading} dense>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
};
