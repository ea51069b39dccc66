import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Checkbox, FormControlLabel, IconButton, LinearProgress, OutlinedInput, Typography } from '@mui/material';
import { useId } from 'react';
import { customFieldLength } from '#contract/limits.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LocationMenu } from '#src/ui/forms/LocationMenu.tsx';
import type { LocationBranch } from '#src/ui/forms/location-branches.ts';
import { type Addition, type Draft, locationsOf } from './draft.ts';
import type { CustomInput } from './use-custom-fields.ts';

interface Props {
  readonly draft: Draft;
  readonly addition: Addition;
  /** Its locations can be made those of all. */
  readonly isFirst: boolean;
  readonly branches: readonly LocationBranch[];
  readonly fields: readonly CustomInput[];
  /** What the organisation calls a location. */
  readonly locationLabel: string;
  /** Bytes that have been sent; undefined while nothing is being sent. */
  readonly sent: number | undefined;
  readonly onChange: (key: string, changed: Partial<Draft>) => void;
  readonly onForAll: (isForAll: boolean) => void;
  readonly onTakeOff: (key: string) => void;
}

/** A file, the facts about it, and a button to remove it from the list. */
export const AdditionRow = (props: Props) => {
  const { draft, addition, isFirst, branches, fields, locationLabel, sent, onChange, onForAll, onTakeOff } = props;
  const text = useText();
  const id = useId();
  const { key, file, values, faults } = draft;
  const { isForAll } = addition;
  const isSending = sent !== undefined;
  const labelOf = (label: string) => text('addition.ofFile', { label, name: file.name });
  const isAnyPlaced = addition.drafts.some(({ locations }) => locations.length > 0);
  const forAll = (
    <FormControlLabel
      label={text('addition.forAll')}
      sx={{ mx: 0, gap: 1 }}
      disabled={isSending}
      control={<Checkbox size="small" checked={isForAll} onChange={({ target }) => onForAll(target.checked)} />}
    />
  );
  return (
    <Box
      role="row"
      data-invalid={faults.files ? true : undefined}
      sx={{ borderTop: 1, borderColor: 'divider', py: 2.5 }}
    >
      <Box role="cell" sx={{ minWidth: 0 }}>
        <FileName file={file} sent={sent} />
        {faults.files && <FieldError id={`${id}-file`} error={faults.files} />}
      </Box>
      {fields.map(({ name, label }) => (
        <Box key={name} role="cell" data-field>
          <Label>{label}</Label>
          <OutlinedInput
            size="small"
            fullWidth
            sx={{ minHeight: 40 }}
            value={values[name]}
            disabled={isSending}
            error={faults[name] !== undefined}
            placeholder={text('addition.optional')}
            onChange={({ target }) =>
              onChange(key, { values: { ...values, [name]: target.value }, faults: { ...faults, [name]: undefined } })
            }
            inputProps={{
              'aria-label': labelOf(label),
              'aria-describedby': faults[name] && `${id}-${name}`,
              maxLength: customFieldLength,
            }}
          />
          {faults[name] && <FieldError id={`${id}-${name}`} error={faults[name]} />}
        </Box>
      ))}
      {branches.length > 0 && (
        <Box role="cell" data-field>
          <Label>{`${locationLabel} *`}</Label>
          <LocationMenu
            label={labelOf(locationLabel)}
            branches={branches}
            value={locationsOf(addition, draft)}
            onChange={(locations) =>
              onChange(key, { locations: locations, faults: { ...faults, locations: undefined } })
            }
            disabled={isSending || (isForAll && !isFirst)}
            error={faults.locations}
            footer={isFirst && isAnyPlaced && forAll}
          />
          {/* Once the list is closed it is still there to be seen. */}
          {isFirst && isAnyPlaced && addition.drafts.length > 1 && forAll}
        </Box>
      )}
      <Box role="cell" sx={{ gridColumn: -2, gridRow: 1, height: 40, display: 'grid', placeItems: 'center' }}>
        <IconButton
          data-take-off
          data-error-focus
          disabled={isSending}
          onClick={() => onTakeOff(key)}
          aria-label={text('addition.takeOff', { name: file.name })}
          aria-describedby={faults.files && `${id}-file`}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};

/** The labels of a card, which has no column headers. */
const Label = ({ children }: { children: string }) => (
  <Box component="span" data-label aria-hidden sx={{ mb: 1, fontSize: '0.8125rem', fontWeight: 600 }}>
    {children}
  </Box>
);

interface FileNameProps {
  readonly file: File;
  /** Bytes that have been sent; undefined while nothing is being sent. */
  readonly sent: number | undefined;
}

/** A file's name and size, and how much of it has gone out. */
const FileName = ({ file: { name, size }, sent }: FileNameProps) => {
  const text = useText();
  const language = useLanguage();
  const total = formatFileSize(size, language);
  const isUnderWay = sent !== undefined && sent > 0 && sent < size;
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', minWidth: 0 }}>
      <PictureAsPdfOutlined aria-hidden fontSize="small" sx={{ color: 'text.secondary', mt: 2 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {isUnderWay && text('addition.sentOf', { sent: formatFileSize(sent, language), total })}
          {!isUnderWay && (sent === size ? text('addition.sent', { total }) : total)}
        </Typography>
        {isUnderWay && (
          <LinearProgress
            aria-label={name}
            variant="determinate"
            value={Math.round((100 * sent) / size)}
            sx={{ mt: 1, borderRadius: 2 }}
          />
        )}
      </Box>
    </Box>
  );
};
