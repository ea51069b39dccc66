import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useInnerFaults } from '#src/admin/use-inner-faults.ts';
import type { ResourceKey } from '#src/i18n/messages.ts';
import { useText } from '#src/i18n/use-text.ts';
import { RowInput } from './RowInput.tsx';

const none: readonly string[] = [];

interface Props {
  readonly source: string;
  readonly words: Readonly<Record<'title' | 'hint' | 'line' | 'add' | 'remove', ResourceKey>>;
  readonly placeholder: string;
  readonly maxLength: number;
}

/** A list of short texts, one a row; lines that are pasted become rows. */
export const LineRows = ({ source, words, placeholder, maxLength }: Props) => {
  const text = useText();
  const id = useId();
  const { value, onChange } = useFieldInput({ source, defaultValue: none }).input;
  const lines = (value ?? none) as readonly string[];
  const { faults, clear, clearAll } = useInnerFaults(source);
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (toFocus.current) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  });
  const renumber = (changed: readonly string[], focused: string) => {
    toFocus.current = focused;
    clearAll();
    onChange(changed);
  };
  const addAfter = (index: number) => renumber(lines.toSpliced(index + 1, 0, ''), `${id}-${index + 1}`);
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/[\s,;]+/)
      .filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    renumber(lines.toSpliced(index, lines[index] ? 0 : 1, ...pasted), `${id}-${index + pasted.length - 1}`);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-name`} variant="h3">
        {text(words.title)}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text(words.hint)}
      </Typography>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and their inputs hold no state
        <Box key={index} sx={{ display: 'flex', alignItems: 'start', gap: 2, mb: 2 }}>
          <RowInput
            id={`${id}-${index}`}
            label={text(words.line, { number: index + 1 })}
            placeholder={placeholder}
            value={line}
            maxLength={maxLength}
            error={faults[index]}
            onPaste={(event) => paste(event, index)}
            onChange={(typed) => {
              clear(String(index));
              onChange(lines.with(index, typed));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addAfter(index);
            }}
          />
          <IconButton
            aria-label={text(words.remove, { number: index + 1 })}
            onClick={() =>
              renumber(
                lines.toSpliced(index, 1),
                lines.length > 1 ? `${id}-${Math.min(index, lines.length - 2)}` : `${id}-add`,
              )
            }
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button id={`${id}-add`} startIcon={<Add />} onClick={() => addAfter(lines.length - 1)} sx={{ ml: -3 }}>
        {text(words.add)}
      </Button>
    </Box>
  );
};
