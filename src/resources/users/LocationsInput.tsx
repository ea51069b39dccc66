import { Box, FormLabel, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { locales } from '#contract/languages.ts';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Location } from '#src/providers/location.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { ChoicesFailed } from '#src/ui/forms/ChoicesFailed.tsx';
import { LocationMenu } from '#src/ui/forms/LocationMenu.tsx';
import { toLocationBranches } from '#src/ui/forms/location-branches.ts';
import { userText } from './messages.ts';
import type { UserRole } from './user.ts';

/** The locations a user is limited to; roles that see the whole collection need none. S2.5-28. */
export const LocationsInput = () => {
  const text = useText();
  const language = useLanguage();
  const { subset } = useUserInfo();
  const role = useWatch({ name: 'role' }) as UserRole | null | undefined;
  const isLimited = !role || seesOwnLocationsOnly(role.slug);
  const {
    data: locations,
    error: failure,
    refetch,
  } = useGetList<Location>('subsets', { meta: { language } }, { staleTime: 5 * 60_000, onError: () => undefined });
  const branches = useMemo(
    () => toLocationBranches(locations ?? [], new Intl.Collator(locales[language], { numeric: true }).compare),
    [locations, language],
  );
  const { value, onChange, error } = useFieldInput({
    source: 'subset_relations',
    defaultValue: [],
    validate: (chosen: readonly string[], { role: given }: { role?: UserRole | null }) =>
      given && seesOwnLocationsOnly(given.slug) && chosen.length === 0
        ? { message: userText('locationRequired'), args: {} }
        : undefined,
  }).input;
  return (
    <Box>
      <FormLabel component="p" sx={{ m: 0, mb: 1 }}>
        {subset[language] || text('resources.users.fields.subset_relations')}
      </FormLabel>
      {isLimited && failure && !locations ? (
        <ChoicesFailed onRetry={() => void refetch()} />
      ) : isLimited ? (
        <LocationMenu
          label={text('resources.users.fields.subset_relations')}
          branches={branches}
          value={((value as string[] | undefined) ?? []).map(Number)}
          onChange={(ids) => onChange(ids.map(String))}
          error={error}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{text(userText('wholeCollection'))}</Typography>
      )}
    </Box>
  );
};
