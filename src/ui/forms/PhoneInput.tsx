import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { formatPhone } from '#contract/format-phone.ts';
import { LabelledInput } from '../LabelledInput.tsx';

type Props = Omit<
  ComponentProps<typeof LabelledInput>,
  'value' | 'type' | 'autoComplete' | 'inputRef' | 'placeholder' | 'onKeyDown'
> & { readonly value: string };

/** A telephone number that takes its form while one types; the caret stays behind the digit it was behind. */
export const PhoneInput = ({ value, onChange, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const lastKey = useRef('');

  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const format = (typed: string) => {
    const formatted = formatPhone(typed);
    const before = typed.slice(0, input.current?.selectionStart ?? typed.length);
    // A separator that is deleted comes back: the caret has to end on its far side, or it would never get past.
    const goesOn = lastKey.current === 'Delete' || countDigits(formatted) > countDigits(value);
    caret.current = caretAfterDigits(formatted, countDigits(before), goesOn ? 'past' : 'before');
    onChange(formatted);
  };

  return (
    <LabelledInput
      {...props}
      value={value}
      type="tel"
      autoComplete="tel"
      inputRef={input}
      placeholder="123-456-7890 x123"
      onKeyDown={({ key }) => {
        lastKey.current = key;
      }}
      onChange={format}
    />
  );
};

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Where the caret stands in a formatted number after so many of its digits: `before` or `past` the separator that follows. */
export const caretAfterDigits = (formatted: string, count: number, side: 'before' | 'past'): number => {
  if (count === 0) return 0;
  const digits = [...formatted.matchAll(/\d/g)].map(({ index }) => index);
  const after = (digits[count - 1] ?? formatted.length - 1) + 1;
  return side === 'past' ? (digits[count] ?? after) : after;
};
