import { MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { RequestMessageKey } from '#src/resources/operator/requests/messages.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import type { Values } from '../values.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface Props {
  readonly field: 'language' | 'format' | 'hazardous' | 'signal_word';
  readonly label: RequestMessageKey;
  /** By stored value, what it is called. */
  readonly choices: Readonly<Record<string, string>>;
}

/** One of several values. */
export const ChoiceField = ({ field, label, choices }: Props) => {
  const word = useRequestMessages();
  const id = useId();
  const { field: input, fieldState } = useController<Values, `sheet.${Props['field']}`>({ name: `sheet.${field}` });
  const error = fieldState.error?.message;
  return (
    <FieldFrame field={field} id={id} label={word(label)} error={error} isEmpty={input.value === ''}>
      <Select
        id={id}
        labelId={`${id}-label`}
        size="small"
        fullWidth
        displayEmpty
        value={input.value}
        onChange={input.onChange}
        onBlur={input.onBlur}
        disabled={input.disabled ?? false}
        error={error !== undefined}
        inputRef={input.ref}
        SelectDisplayProps={{ 'aria-describedby': error && `${id}-error` }}
      >
        {Object.entries(choices).map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
};
