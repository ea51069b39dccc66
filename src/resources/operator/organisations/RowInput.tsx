import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import type { Language } from '#contract/languages.ts';
import { FieldError } from '#src/ui/FieldError.tsx';

interface Props {
  readonly id?: string;
  /** The label of an input, for people who do not see its column. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly lang?: Language;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** One input of many in rows. The browser's own: a tree has thousands of them. */
export const RowInput = ({ label, error, onChange, ...input }: Props) => {
  const errorId = useId();
  return (
    <Frame>
      <Input
        {...input}
        type="text"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <FieldError id={errorId} field={label} error={error} />}
    </Frame>
  );
};

const Frame = styled('div')({ minWidth: 0, flex: 1 });

const Input = styled('input')(({ theme: { tokens } }) => ({
  font: 'inherit',
  fontSize: '0.875rem',
  color: tokens.text,
  background: tokens.paper,
  width: '100%',
  minWidth: 0,
  height: 36,
  boxSizing: 'border-box',
  padding: '0 10px',
  border: `1px solid ${tokens.field}`,
  borderRadius: 8,
  '&::placeholder': { color: tokens.text3, opacity: 1 },
  '&[aria-invalid="true"]': { borderColor: tokens.red },
  '&:focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: -1 },
  '@media (pointer: coarse)': { height: 40 },
  '@media (max-width: 599px)': { fontSize: '1rem' },
}));
