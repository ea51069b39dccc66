import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, MenuItem, OutlinedInput, Select } from '@mui/material';
import { useId } from 'react';
import { maxKeywordLength } from '#contract/limits.ts';
import type { AdvancedRow } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useHeadings } from '../state/use-headings.ts';

interface Props {
  readonly row: AdvancedRow;
  readonly number: number;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<AdvancedRow>) => void;
  /** Absent for the first condition, which stays. */
  readonly onDelete: (() => void) | undefined;
}

/** A condition: field, operator, keyword. */
export const AdvancedRowInputs = ({ row, number, error, onChange, onDelete }: Props) => {
  const text = useText();
  const headings = useHeadings();
  const id = useId();
  const known = headings.some(({ heading }) => heading === row.heading) ? row.heading : 'everything';
  return (
    <Box
      role="group"
      aria-label={text('tools.advanced.row', { number })}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr 40px', sm: '190px 170px 1fr 40px' },
        gap: 2,
        mt: 3,
        pb: { xs: 3, sm: 0 },
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: '0 0 1px', sm: 0 },
        alignItems: 'start',
      }}
    >
      <Select
        size="small"
        value={known}
        onChange={({ target }) => onChange({ heading: target.value })}
        inputProps={{ 'aria-label': text('tools.advanced.field') }}
      >
        {headings.map(({ heading, label }) => (
          <MenuItem key={heading} value={heading}>
            {label}
          </MenuItem>
        ))}
      </Select>
      <Select
        size="small"
        value={row.operator}
        onChange={({ target }) => onChange({ operator: target.value })}
        inputProps={{ 'aria-label': text('tools.advanced.operator') }}
      >
        <MenuItem value="contains">{text('tools.advanced.contains')}</MenuItem>
        <MenuItem value="not-contains">{text('tools.advanced.notContains')}</MenuItem>
      </Select>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
        <OutlinedInput
          size="small"
          fullWidth
          autoFocus={number === 1}
          value={row.words}
          error={error !== undefined}
          onChange={({ target }) => onChange({ words: target.value })}
          placeholder={text('tools.advanced.keyword')}
          inputProps={{
            'aria-label': text('tools.advanced.keyword'),
            'aria-invalid': error !== undefined,
            'aria-describedby': error && `${id}-error`,
            maxLength: maxKeywordLength,
          }}
        />
        {error && <FieldError id={`${id}-error`} error={error} />}
      </Box>
      {onDelete ? (
        <IconButton onClick={onDelete} aria-label={text('tools.advanced.deleteRow', { number })}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      ) : (
        <span />
      )}
    </Box>
  );
};
