import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, InputBase } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { RequestMessageKey } from '#src/resources/operator/requests/messages.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import type { Values } from '../values.ts';

export const rowGrid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 96px 40px',
    sm: 'minmax(0, 4fr) minmax(0, 7fr) 136px 40px',
  },
  // Room for a range: half of one would be read as a value.
  gridTemplateAreas: { xs: '"cas cas remove" "name percent percent"', sm: '"cas name percent remove"' },
  alignItems: 'center',
} as const;

/** The cells of a row, each with what it is called. */
const cells = { cas: 'casOf', name: 'ingredientOf', percent: 'percentOf' } as const satisfies Record<
  string,
  RequestMessageKey
>;

/** A substance: its CAS number, its name, how much there is of it. */
export const IngredientRow = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const word = useRequestMessages();
  const id = useId();
  const { register } = useFormContext<Values>();
  const { errors, disabled } = useFormState<Values>({ name: `sheet.ingredients.${index}` });
  const faults = errors.sheet?.ingredients?.[index];
  const number = index + 1;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:focus-within': { bgcolor: 'action.selected' } }}>
      <Box sx={rowGrid}>
        {(['cas', 'name', 'percent'] as const).map((part) => {
          const { ref, ...input } = register(`sheet.ingredients.${index}.${part}`);
          const fault = faults?.[part]?.message;
          return (
            <InputBase
              key={part}
              {...input}
              inputRef={ref}
              disabled={disabled}
              inputProps={{
                'aria-label': word(cells[part], { number }),
                'aria-invalid': fault !== undefined,
                'aria-describedby': fault && `${id}-${part}`,
              }}
              sx={({ tokens }) => ({
                gridArea: part,
                px: 3,
                py: 1,
                minWidth: 0,
                minHeight: 40,
                fontSize: '0.875rem',
                '&.Mui-focused, &:has([aria-invalid=true])': {
                  boxShadow: `inset 0 0 0 2px ${fault ? tokens.red : tokens.accent}`,
                },
              })}
            />
          );
        })}
        <IconButton
          size="small"
          disabled={disabled}
          onClick={onRemove}
          aria-label={word('removeIngredient', { number })}
          sx={{ gridArea: 'remove' }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      {Object.keys(cells).map((part) => {
        const fault = faults?.[part as keyof typeof cells]?.message;
        return (
          fault && (
            <Box key={part} sx={{ px: 3, pb: 1.5 }}>
              <FieldError id={`${id}-${part}`} error={fault} />
            </Box>
          )
        );
      })}
    </Box>
  );
};
