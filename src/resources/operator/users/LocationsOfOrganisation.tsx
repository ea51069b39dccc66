import { Box, FormLabel, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { getOrganisation } from '#contract/calls/operator/organisations.ts';
import { locales } from '#contract/languages.ts';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ChoicesFailed } from '#src/ui/forms/ChoicesFailed.tsx';
import { LocationMenu } from '#src/ui/forms/LocationMenu.tsx';
import { toLocationBranches } from '#src/ui/forms/location-branches.ts';
import { operatorUserText } from './messages.ts';

type Location = z.output<typeof getOrganisation.answer>['locations'][number];

/** The locations that a member with read-only access is invited to see, of the organisation that was chosen. */
export const LocationsOfOrganisation = () => {
  const text = useText();
  const language = useLanguage();
  const organisation = useWatch({ name: 'organisation' }) as number | null;
  const { data, error, refetch } = useGetOne<z.output<typeof getOrganisation.answer>>(
    'organisations',
    { id: organisation ?? 0 },
    { enabled: organisation !== null, onError: () => undefined },
  );
  const branches = useMemo(
    () =>
      toLocationBranches(
        placesOf(data?.locations ?? []).map(({ id, path, [`name_${language}` as const]: name }) => ({
          id,
          name,
          path,
        })),
        new Intl.Collator(locales[language], { numeric: true }).compare,
      ),
    [data, language],
  );
  const input = useFieldInput({ source: 'locations', defaultValue: [] }).input;
  // Another organisation's, chosen before, are none of these.
  const offered = new Set(branches.map(({ id }) => id));
  const chosen = (input.value as number[]).filter((id) => offered.has(id));
  return (
    <Box>
      <FormLabel component="p" sx={{ m: 0, mb: 1 }}>
        {input.label}
      </FormLabel>
      {organisation === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{text(operatorUserText('organisationFirst'))}</Typography>
      ) : error && !data ? (
        <ChoicesFailed onRetry={() => void refetch()} />
      ) : (
        <LocationMenu
          label={input.label}
          branches={branches}
          value={chosen}
          onChange={input.onChange}
          error={input.error}
        />
      )}
    </Box>
  );
};

/** The tree by numbers, each with its way from the outermost. */
const placesOf = (locations: readonly Location[]) => {
  const byKey = new Map(locations.map((location) => [location.key, location]));
  const pathOf = ({ id, parent }: Location): string => {
    const above = byKey.get(parent);
    return above ? `${pathOf(above)}/${id}` : String(id);
  };
  return locations.map((location) => ({ ...location, id: String(location.id), path: pathOf(location) }));
};
