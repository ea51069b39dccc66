import Search from '@mui/icons-material/Search';
import { Box, Button, Checkbox, FormControlLabel, InputAdornment, OutlinedInput, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { choiceOf, findBranches, type LocationBranch } from './location-branches.ts';

interface Props {
  readonly label: string;
  readonly branches: readonly LocationBranch[];
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly onDone: () => void;
  readonly footer: ReactNode;
}

/** Pixels. S2.9-30. */
const listHeight = 250;
/** Beyond that nobody reads on: what is typed finds the rest. */
const rowsShown = 200;

/** The list of locations with its search box. The arrow keys walk it as well as Tab does. */
export const LocationChoices = ({ label, branches, value, onChange, onDone, footer }: Props) => {
  const text = useText();
  const countText = useCountText();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const found = findBranches(branches, typed);
  const isSearching = found.length < branches.length || typed.trim() !== '';
  const isAll = branches.every(({ id }) => value.includes(id));
  const toggle = (id: number) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);

  return (
    <Box ref={box} onKeyDown={(event) => walk(event, box.current)}>
      <Box sx={{ p: 2 }}>
        <OutlinedInput
          autoFocus
          fullWidth
          size="small"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={text('locations.find')}
          inputProps={{ 'aria-label': text('locations.find') }}
          startAdornment={
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          }
        />
      </Box>
      <Box role="group" aria-label={label} sx={{ maxHeight: listHeight, overflowY: 'auto', pb: 1 }}>
        {!isSearching && branches.length > 1 && (
          <Row
            label={<strong>{text('locations.all')}</strong>}
            isChosen={isAll}
            isPartly={!isAll && value.length > 0}
            onToggle={() => onChange(isAll ? [] : branches.map(({ id }) => id))}
          />
        )}
        {found.slice(0, rowsShown).map((branch) => {
          const choice = choiceOf(branch, branches, value);
          return (
            <Row
              key={branch.id}
              label={isSearching && branch.above.length > 0 ? <Found branch={branch} /> : branch.name}
              depth={isSearching ? 0 : branch.above.length}
              isChosen={choice === 'chosen'}
              isPartly={choice === 'partly'}
              onToggle={() => toggle(branch.id)}
            />
          );
        })}
        <Typography role="status" sx={{ px: 3, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {found.length === 0 && text('locations.none')}
          {found.length > rowsShown && countText('locations.notShown', found.length - rowsShown)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 2,
          px: 2,
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1 }}>{footer}</Box>
        <Button variant="contained" size="small" onClick={onDone}>
          {text('locations.done')}
        </Button>
      </Box>
    </Box>
  );
};

interface RowProps {
  readonly label: ReactNode;
  readonly depth?: number;
  readonly isChosen: boolean;
  readonly isPartly: boolean;
  readonly onToggle: () => void;
}

const Row = ({ label, depth = 0, isChosen, isPartly, onToggle }: RowProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox size="small" checked={isChosen} indeterminate={isPartly} onChange={onToggle} />}
    sx={{
      display: 'flex',
      mx: 0,
      pl: 2 + depth * 5,
      pr: 3,
      gap: 1,
      minHeight: 36,
      '@media (pointer: coarse)': { minHeight: 44 },
      '&:hover, &:focus-within': { bgcolor: 'action.hover' },
      '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', py: 1 },
    }}
  />
);

const Found = ({ branch: { name, path } }: { branch: LocationBranch }) => (
  <>
    {name}
    <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', lineHeight: 1.3, color: 'text.secondary' }}>
      {path}
    </Box>
  </>
);

const walk = (event: KeyboardEvent, box: HTMLElement | null) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !box) return;
  event.preventDefault();
  const stops = [...box.querySelectorAll<HTMLElement>('input')];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
};
