import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import { Autocomplete, Box, Chip, TextField } from '@mui/material';
import { useId } from 'react';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { FieldError } from '../FieldError.tsx';

/** A location one may choose. */
export interface LocationOption {
  readonly id: number;
  readonly name: string;
  /** Names from the outermost location to this one; shown where the name alone could be another's. */
  readonly path: string;
  /** Why it cannot be chosen, in a word. */
  readonly unavailable?: string;
}

interface Props {
  readonly label: string;
  readonly options: readonly LocationOption[];
  /** Ids of the locations chosen. */
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly error?: string | undefined;
}

const all: LocationOption = { id: 0, name: '', path: '' };
const listHeight = 250;

/** Chooses some of several locations, or all of them; the list can be searched by typing. */
export const LocationPicker = ({ label, options, value, onChange, error }: Props) => {
  const text = useText();
  const countText = useCountText();
  const errorId = useId();
  const free = options.filter(({ unavailable }) => !unavailable);
  const isAll = free.length > 1 && free.every(({ id }) => value.includes(id));
  const chosen = options.filter(({ id }) => value.includes(id));
  const choose = (picked: readonly LocationOption[]) => {
    // "All" is a line of the list, not one of the locations: picking it picks the others, or lets them go.
    if (!picked.includes(all)) onChange(picked.map(({ id }) => id));
    else onChange(isAll ? [] : free.map(({ id }) => id));
  };
  return (
    <Box>
      <Autocomplete
        multiple
        disableCloseOnSelect
        disableClearable
        size="small"
        options={free.length > 1 ? [all, ...options] : options}
        value={chosen}
        onChange={(_, picked) => choose(picked)}
        getOptionKey={({ id }) => id}
        getOptionLabel={(option) => (option === all ? text('locations.all') : `${option.name} ${option.path}`)}
        getOptionDisabled={({ unavailable }) => unavailable !== undefined}
        openText={text('locations.open')}
        closeText={text('locations.close')}
        noOptionsText={text('locations.none')}
        slotProps={{
          listbox: { sx: { maxHeight: listHeight } },
          // Within its dialog, which hides everything else from screen readers; fixed, so that nothing cuts it off.
          popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        }}
        renderValue={(picked, itemProps) =>
          isAll ? (
            <Chip size="small" label={countText('locations.allChosen', free.length)} sx={{ ml: 1 }} />
          ) : (
            picked.map((option, index) => {
              const { key, ...props } = itemProps({ index });
              return <Chip key={key} size="small" label={option.name} {...props} />;
            })
          )
        }
        renderOption={({ key, ...props }, option, { selected }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 2, minHeight: 40 }}>
            <Tick isOn={option === all ? isAll : selected} />
            {option === all ? (
              <strong>{text('locations.all')}</strong>
            ) : (
              <Named option={option} note={option.unavailable} />
            )}
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={chosen.length === 0 ? text('locations.choose') : ''}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': label,
                'aria-invalid': error !== undefined,
                'aria-describedby': error && errorId,
              },
            }}
          />
        )}
      />
      {error && <FieldError id={errorId} error={error} />}
    </Box>
  );
};

/** A drawing: the option itself is what is chosen, and a checkbox in it would be a control in a control. */
const Tick = ({ isOn }: { isOn: boolean }) =>
  isOn ? (
    <CheckBox fontSize="small" color="primary" />
  ) : (
    <CheckBoxOutlineBlank fontSize="small" sx={{ color: 'text.secondary' }} />
  );

const Named = ({ option: { name, path }, note }: { option: LocationOption; note: string | undefined }) => (
  <span>
    {name}
    {(note || path !== name) && (
      <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
        {note ?? path}
      </Box>
    )}
  </span>
);
