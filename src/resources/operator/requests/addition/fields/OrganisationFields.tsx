import { Box, Checkbox, FormControlLabel, FormLabel, Typography } from '@mui/material';
import { useId, useMemo } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { locales } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { LocationMenu } from '#src/ui/forms/LocationMenu.tsx';
import { toLocationBranches } from '#src/ui/forms/location-branches.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import type { Work } from '../use-addition.ts';
import type { Values } from '../values.ts';
import { errorMessageOf } from './fault-of.ts';

interface Props {
  readonly locations: Work['locations'];
  readonly customFields: Work['custom_fields'];
}

/** Where the sheet is to stand, the organisation's own fields: those it has, and whether others may be shown it. */
export const OrganisationFields = ({ locations, customFields }: Props) => {
  const language = useLanguage();
  const names = ['custom_1', 'custom_2', 'custom_3'] as const;
  return (
    <>
      {locations.length > 0 && <LocationsField locations={locations} />}
      {names.map((name, index) => {
        const label = customFields[index]?.[language];
        return label ? <CustomField key={name} name={name} label={label} /> : null;
      })}
      <PublishedField />
    </>
  );
};

const LocationsField = ({ locations }: Pick<Props, 'locations'>) => {
  const word = useRequestMessages();
  const language = useLanguage();
  const branches = useMemo(
    () =>
      toLocationBranches(
        locations.map(({ id, name, path }) => ({ id: String(id), name: name[language], path })),
        new Intl.Collator(locales[language], { numeric: true }).compare,
      ),
    [locations, language],
  );
  const { field } = useController<Values, 'locations'>({ name: 'locations' });
  const error = errorMessageOf(useFormState<Values>({ name: 'locations' }).errors, 'locations');
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <FormLabel component="span" sx={{ display: 'block' }}>
        {word('places')}
      </FormLabel>
      <LocationMenu
        label={word('places')}
        branches={branches}
        value={field.value}
        onChange={field.onChange}
        disabled={field.disabled ?? false}
        error={error}
      />
    </Box>
  );
};

/** What one organisation sends is its own, unless an operator says that the maker publishes it. */
const PublishedField = () => {
  const word = useRequestMessages();
  const id = useId();
  const { field } = useController<Values, 'is_published'>({ name: 'is_published' });
  const { kind } = useWatch<Values, 'decision'>({ name: 'decision' });
  if (kind === 'use') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FormControlLabel
        label={word('published')}
        sx={{ mx: 0, gap: 1 }}
        control={
          <Checkbox
            name={field.name}
            checked={field.value}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_, isTicked) => field.onChange(isTicked)}
            disabled={field.disabled ?? false}
          />
        }
      />
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', pl: '34px' }}>
        {word('publishedDetail')}
      </Typography>
    </Box>
  );
};

const CustomField = ({ name, label }: { name: 'custom_1' | 'custom_2' | 'custom_3'; label: string }) => {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  return (
    <LabelledInput
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      disabled={field.disabled ?? false}
      error={fieldState.error?.message}
    />
  );
};
