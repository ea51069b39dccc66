import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '../../use-words.ts';
import type { Values } from '../values.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface Props {
  readonly field: 'product_name' | 'alternative_name' | 'manufacturer' | 'sheet_date';
  readonly isWide?: boolean;
}

/** One line of text. */
export const TextField = ({ field, isWide = false }: Props) => {
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
        value={input.value}
        onChange={input.onChange}
        onBlur={input.onBlur}
        disabled={input.disabled ?? false}
        error={error !== undefined}
        inputRef={input.ref}
        inputProps={{ 'aria-describedby': error && `${id}-error` }}
      />
    </FieldFrame>
  );
};
