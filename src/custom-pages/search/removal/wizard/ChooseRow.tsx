import Close from '@mui/icons-material/Close';
import { Box, IconButton, OutlinedInput, Typography } from '@mui/material';
import { useId } from 'react';
import { additionalInfoLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LocationPicker } from '#src/ui/forms/LocationPicker.tsx';
import { type Draft, needsChoice } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly locationCount: number;
  /** Its labels stand above it for the eye; the others go without, but where the fields stand under each other. */
  readonly isFirst: boolean;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly onTakeOff: () => void;
}

/** A sheet, where to remove it from, what to add, and a way to take it off the list. */
export const ChooseRow = ({ draft, locationCount, isFirst, onChange, onTakeOff }: Props) => {
  const text = useText();
  const id = useId();
  const { sheet, chosen, info, error } = draft;
  const name = [sheet.productName, sheet.manufacturer].filter(Boolean).join(', ');
  const isChoice = needsChoice(sheet, locationCount);
  return (
    <Box
      component="li"
      data-isn={sheet.isn}
      data-invalid={error === undefined ? undefined : true}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 40px', md: 'minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 1.3fr) 40px' },
        columnGap: 5,
        rowGap: 2,
        alignItems: 'start',
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Label isShown={isFirst}>{text('removal.product')}</Label>
        <Typography sx={{ fontWeight: 600 }}>{sheet.productName}</Typography>
        <Typography>{sheet.manufacturer}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {sheet.productId}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { xs: 2, md: 'auto' }, minWidth: 0 }}>
        <Label isShown={isFirst} isOfField>
          {text('removal.removeFrom')}
        </Label>
        {isChoice ? (
          <LocationPicker
            label={text('removal.locationsOf', { name })}
            options={sheet.subsets.map(({ requested, ...subset }) => ({
              ...subset,
              ...(requested && { unavailable: text('removal.alreadyThere') }),
            }))}
            value={chosen}
            onChange={(value) => onChange({ chosen: value })}
            error={error}
          />
        ) : (
          <>
            <Typography sx={{ py: 2.5 }}>
              {sheet.subsets.map((subset) => subset.name).join(', ') || text('removal.noLocation')}
            </Typography>
            {error && <FieldError id={`${id}-error`} error={error} />}
          </>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { xs: 3, md: 'auto' }, minWidth: 0 }}>
        <Label isShown={isFirst} isOfField>
          {text('removal.info')}
        </Label>
        <OutlinedInput
          size="small"
          fullWidth
          value={info}
          onChange={(event) => onChange({ info: event.target.value })}
          placeholder={text('removal.optional')}
          inputProps={{ 'aria-label': text('removal.infoOf', { name }), maxLength: additionalInfoLength }}
        />
      </Box>
      <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } }}>
        <Label isShown={isFirst}>&nbsp;</Label>
        <IconButton onClick={onTakeOff} data-take-off data-error-focus aria-label={text('removal.takeOff', { name })}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};

interface LabelProps {
  readonly isShown: boolean;
  readonly isOfField?: boolean;
  readonly children: string;
}

const Label = ({ isShown, isOfField = false, children }: LabelProps) => (
  <Typography
    aria-hidden
    sx={{
      fontSize: '0.75rem',
      fontWeight: 600,
      color: 'text.secondary',
      mb: { xs: 1, md: 2 },
      display: { xs: isOfField ? 'block' : 'none', md: isShown ? 'block' : 'none' },
    }}
  >
    {children}
  </Typography>
);
