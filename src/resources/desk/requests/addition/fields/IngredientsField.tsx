import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import type { Values } from '../values.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { IngredientRow, rowGrid } from './IngredientRow.tsx';

const name = 'sheet.ingredients';

/** The substances of section 3. */
export const IngredientsField = () => {
  const word = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray<Values, typeof name>({ name });
  const { disabled, errors } = useFormState<Values>({ control, name });
  const takeOut = (index: number) => {
    remove(index);
    // The button that had the focus is gone.
    setTimeout(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  };
  return (
    <FieldFrame
      field="ingredients"
      id={id}
      label={word('ingredients')}
      isGroup
      isWide
      error={errors.sheet?.ingredients?.message ?? errors.sheet?.ingredients?.root?.message}
    >
      <Box ref={list}>
        {fields.length > 0 && (
          <Box sx={{ border: 1, borderColor: 'grey.300', borderRadius: '8px', overflow: 'hidden' }}>
            <Box
              aria-hidden
              sx={{
                ...rowGrid,
                '& span': { px: 3, py: 1 },
                fontSize: '0.75rem',
                fontWeight: 600,
                color: 'text.secondary',
              }}
            >
              <span>{word('cas')}</span>
              <span>{word('ingredient')}</span>
              <span>{word('percent')}</span>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {fields.map((field, index) => (
                <IngredientRow key={field.id} index={index} onRemove={() => takeOut(index)} />
              ))}
            </Box>
          </Box>
        )}
        <Button
          data-add
          size="small"
          startIcon={<Add />}
          disabled={disabled}
          onClick={() => append({ cas: '', name: '', percent: '' })}
          sx={{ mt: 1, ml: -1 }}
        >
          {word('addIngredient')}
        </Button>
      </Box>
    </FieldFrame>
  );
};
