import Add from '@mui/icons-material/Add';
import { Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { maxAdvancedRows } from '#contract/limits.ts';
import type { AdvancedRow, AdvancedSearch } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { focusResults } from '../results/focus-results.ts';
import { useSearch } from '../state/use-search.ts';
import { AdvancedRowInputs } from './AdvancedRowInputs.tsx';

type Row = AdvancedRow & { readonly key: number };

const emptyRow: AdvancedRow = { heading: 'product', operator: 'contains', words: '' };
let lastKey = 0;
const withKey = (row: AdvancedRow): Row => {
  lastKey += 1;
  return { ...row, key: lastKey };
};

/** Conditions on single fields, all or any of which a sheet must meet. S2.2.2, S2.5-02…04. */
export default function AdvancedSearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { filters, setAdvanced } = useSearch();
  const [match, setMatch] = useState<AdvancedSearch['match']>(filters.advanced?.match ?? 'AND');
  const [rows, setRows] = useState(() => (filters.advanced?.rows ?? [emptyRow]).map(withKey));
  /** Why empty rows are marked: a search was started, or a row was to be added. */
  const [marked, setMarked] = useState<'searched' | 'added'>();
  const form = useRef<HTMLFormElement>(null);
  const goal = useRef<'empty' | 'last'>(undefined);
  const isComplete = rows.every(({ words }) => words.trim() !== '');

  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? [])];
    if (goal.current === 'empty') inputs.find(({ value }) => value.trim() === '')?.focus();
    if (goal.current === 'last') inputs.at(-1)?.focus();
    goal.current = undefined;
  });

  const mark = (why: 'searched' | 'added') => {
    goal.current = 'empty';
    setMarked(why);
  };
  const add = () => {
    if (!isComplete) return mark('added');
    goal.current = 'last';
    setMarked(undefined);
    setRows([...rows, withKey(emptyRow)]);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return mark('searched');
    setAdvanced({ match, rows: rows.map(({ key: _, ...row }) => ({ ...row, words: row.words.trim() })) });
    onClose();
    setTimeout(focusResults);
  };
  const reset = () => {
    goal.current = 'empty';
    setMarked(undefined);
    setMatch('AND');
    setRows([withKey(emptyRow)]);
    if (filters.advanced) setAdvanced(undefined);
  };

  return (
    <FormDialog
      title={text('tools.advanced.open')}
      onClose={onClose}
      onSubmit={search}
      maxWidth="md"
      formRef={form}
      actions={
        <>
          <Button onClick={reset} sx={{ mr: 'auto' }}>
            {text('tools.advanced.reset')}
          </Button>
          <Button onClick={onClose}>{text('tools.cancel')}</Button>
          <Button type="submit" variant="contained">
            {text('tools.advanced.search')}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {text('tools.advanced.intro')}
      </Typography>
      <FormControl>
        <FormLabel id="advanced-match">{text('tools.advanced.match')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="advanced-match"
          value={match}
          onChange={(_, value) => setMatch(value as AdvancedSearch['match'])}
        >
          <FormControlLabel value="AND" control={<Radio size="small" />} label={text('tools.advanced.matchAnd')} />
          <FormControlLabel value="OR" control={<Radio size="small" />} label={text('tools.advanced.matchOr')} />
        </RadioGroup>
      </FormControl>
      {rows.map((row, index) => (
        <AdvancedRowInputs
          key={row.key}
          row={row}
          number={index + 1}
          error={
            marked && row.words.trim() === ''
              ? text(marked === 'added' ? 'tools.advanced.fillFirst' : 'tools.advanced.keywordRequired')
              : undefined
          }
          onChange={(changed) => setRows(rows.map((one) => (one === row ? { ...row, ...changed } : one)))}
          onDelete={
            index === 0
              ? undefined
              : () => {
                  goal.current = 'last';
                  setRows(rows.filter((one) => one !== row));
                }
          }
        />
      ))}
      {rows.length < maxAdvancedRows && (
        <Button startIcon={<Add />} onClick={add} sx={{ mt: 2 }}>
          {text('tools.advanced.addRow')}
        </Button>
      )}
    </FormDialog>
  );
}
