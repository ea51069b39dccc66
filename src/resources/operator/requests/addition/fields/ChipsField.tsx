import { Autocomplete, Chip, TextField as MuiTextField } from '@mui/material';
import { useId, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import type { Values } from '../values.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { errorMessageOf } from './fault-of.ts';

interface Props {
  readonly field: 'product_ids' | 'cas_numbers' | 'un_numbers' | 'hazard_codes';
  readonly isWide?: boolean;
  /** What is proposed while one types, with its words. */
  readonly proposals?: Readonly<Record<string, string>>;
  readonly placeholder: string;
  /** Codes are written in capitals. */
  readonly write?: (typed: string) => string;
}

const none = {};
const asTyped = (typed: string) => typed;

/** Several short values. Enter takes what is typed, and so does going elsewhere: nothing typed is lost. Escape drops it. */
export const ChipsField = ({ field, isWide = false, proposals = none, placeholder, write = asTyped }: Props) => {
  const word = useRequestMessages();
  const id = useId();
  const name = `sheet.${field}` as const;
  const { field: input } = useController<Values, typeof name>({ name });
  const error = errorMessageOf(useFormState<Values>({ name }).errors, name);
  const [typed, setTyped] = useState('');
  const values: readonly string[] = input.value;
  const set = (next: readonly string[]) => {
    input.onChange([...new Set(next.map((one) => write(one.trim())).filter(Boolean))]);
    setTyped('');
  };
  const named = (value: string) => (proposals[value] ? `${value} ${proposals[value]}` : value);
  return (
    <FieldFrame field={field} id={id} label={word(field)} error={error} isEmpty={values.length === 0} isWide={isWide}>
      <Autocomplete
        id={id}
        multiple
        freeSolo
        disableClearable
        size="small"
        options={Object.keys(proposals)}
        // A list that has nothing to show takes the first Escape all the same.
        {...(proposals === none && { open: false })}
        getOptionLabel={named}
        filterSelectedOptions
        value={[...values]}
        disabled={input.disabled ?? false}
        inputValue={typed}
        onInputChange={(_, next, reason) => reason === 'input' && setTyped(next)}
        onChange={(_, next) => set(next)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          // Going elsewhere, as a further Escape does, would take it.
          event.preventDefault();
          event.stopPropagation();
          setTyped('');
        }}
        onBlur={() => {
          if (typed.trim()) set([...values, typed]);
          input.onBlur();
        }}
        renderValue={(chosen, itemProps) =>
          chosen.map((value, index) => {
            const { key, ...props } = itemProps({ index });
            return (
              <Chip
                key={key}
                {...props}
                size="small"
                label={<ChipWords code={value} statement={proposals[value]} />}
                sx={{
                  height: 'auto',
                  minHeight: 24,
                  '&.Mui-disabled': { opacity: 1 },
                  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
                }}
              />
            );
          })
        }
        renderInput={(params) => (
          <MuiTextField
            {...params}
            placeholder={values.length === 0 ? placeholder : ''}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': error && `${id}-error` },
            }}
          />
        )}
      />
    </FieldFrame>
  );
};

const ChipWords = ({ code, statement }: { code: string; statement: string | undefined }) =>
  statement ? (
    <>
      <strong>{code}</strong> {statement}
    </>
  ) : (
    code
  );
