import { MenuItem, Select } from '@mui/material';
import type { Heading } from '#contract/search/fields.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useHeadings } from '../state/use-headings.ts';

interface Props {
  readonly value: Heading;
  readonly onChange: (heading: Heading) => void;
  /** At the end of the box and in a word, on a phone. */
  readonly isBrief: boolean;
}

/** Where to look for the keyword. */
export const HeadingSelect = ({ value, onChange, isBrief }: Props) => {
  const text = useText();
  const headings = useHeadings();
  const known = headings.some(({ heading }) => heading === value) ? value : 'everything';
  return (
    <Select
      variant="standard"
      disableUnderline
      value={known}
      onChange={(event) => onChange(event.target.value)}
      {...(isBrief && known === 'everything' && { renderValue: () => text('search.headings.all') })}
      inputProps={{ 'aria-label': text('search.keyword.heading') }}
      sx={({ tokens }) => ({
        flex: 'none',
        bgcolor: tokens.sunken,
        border: 0,
        [isBrief ? 'borderLeft' : 'borderRight']: `1px solid ${tokens.line2}`,
        fontSize: '0.875rem',
        maxWidth: isBrief ? 116 : 190,
        '& .MuiSelect-select': {
          pl: isBrief ? 3 : 4,
          pr: '28px !important',
          py: 2,
          height: '100%',
          boxSizing: 'border-box',
          alignContent: 'center',
        },
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
