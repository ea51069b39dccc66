import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { fromTypedDate, toTypedDate } from '#src/ui/forms/typed-date.ts';
import type { Values } from '../values.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface Props {
  readonly field: 'product_name' | 'alternative_name' | 'manufacturer' | 'sheet_date';
  /** A day, typed as it is shown everywhere. */
  readonly isDay?: boolean;
  readonly isWide?: boolean;
}

/** One line of text. */
export const TextField = ({ field, isDay = false, isWide = false }: Props) => {
  const word = useWords();
  const id = useId();
  const { field: input, fieldState } = useController<Values, `sheet.${Props['field']}`>({ name: `sheet.${field}` });
  const error = fieldState.error?.message;
  return (
    <FieldFrame field={field} id={id} label={word(field)} error={error} isEmpty={input.value === ''} isWide={isWide}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        name={input.name}
        value={isDay ? toTypedDate(input.value) : input.value}
        onChange={({ target }) => input.onChange(isDay ? fromTypedDate(target.value) : target.value)}
        onBlur={input.onBlur}
        disabled={input.disabled ?? false}
        error={error !== undefined}
        inputRef={input.ref}
        inputProps={{ 'aria-describedby': error && `${id}-error` }}
      />
    </FieldFrame>
  );
};
