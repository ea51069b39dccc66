import { Box, FormLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldError } from '#src/ui/FieldError.tsx';
import { HintButton } from '../reading/HintButton.tsx';
import { hintOf } from '../reading/hints.ts';
import { useReading } from '../reading/reading-context.ts';
import type { SheetField } from '../values.ts';

interface Props {
  readonly field: SheetField;
  readonly id: string;
  readonly label: string;
  /** The label of a group has no one control that it is for. Of toggles the group takes a focus that nobody put there: a key too many changes none. */
  readonly isGroup?: true | 'of toggles';
  readonly error: string | undefined;
  /** Nothing is entered: where nothing was found either, the edge says so. */
  readonly isEmpty?: boolean;
  /** Both columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** How a reading ends after which the form is filled in from its beginning. */
const isByHand: readonly string[] = ['unreadable', 'failed'];

/** A field of the form under its name, with where its value comes from and what is wrong with it. */
export const FieldFrame = ({ field, id, label, isGroup, error, isEmpty = false, isWide = false, children }: Props) => {
  const { reading } = useReading();
  const hint = hintOf(reading, field);
  const isMissing = isEmpty && hint?.origin === 'nowhere';
  const isUnread = isEmpty && field === 'product_name' && isByHand.includes(reading.outcome);
  const isUnsure = hint !== undefined && hint.origin !== 'nowhere' && !hint.isSure;
  return (
    <Box
      data-field={field}
      data-needs={isMissing || isUnread || isUnsure || error !== undefined || undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
      {...(isGroup === 'of toggles' && { tabIndex: -1, 'data-toggles': true })}
      sx={({ tokens }) => ({
        minWidth: 0,
        gridColumn: isWide ? '1 / -1' : undefined,
        // What stands above a field takes the same room beside it: fields of one line stay in line.
        gridRow: 'span 2',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        rowGap: 1,
        ...(isMissing && {
          '& .MuiOutlinedInput-root:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
            borderColor: tokens.amberIcon,
          },
        }),
      })}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignSelf: 'end', columnGap: 2, minHeight: 24 }}
      >
        <FormLabel
          id={`${id}-label`}
          error={error !== undefined}
          {...(isGroup ? { component: 'span' } : { htmlFor: id })}
          sx={{ '&&': { mb: 0, color: 'text.primary' } }}
        >
          {label}
        </FormLabel>
        <HintButton field={field} label={label} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {children}
        {error && <FieldError id={`${id}-error`} field={label} error={error} />}
      </Box>
    </Box>
  );
};
