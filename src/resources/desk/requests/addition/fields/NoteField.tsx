import { Box } from '@mui/material';
import { useController } from 'react-hook-form';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import type { Values } from '../values.ts';

/** What the member is told when the sheet is added. It is no part of the draft. */
export const NoteField = () => {
  const word = useWords();
  const { field, fieldState } = useController<Values, 'note'>({ name: 'note' });
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <LabelledInput
        multiline
        minRows={2}
        maxRows={12}
        label={word('note')}
        hint={word('noteHint')}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
    </Box>
  );
};
