import { Box, FormLabel, Typography } from '@mui/material';
import { useGetList, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Location } from '../../providers/subsets/subsets-data-provider.ts';
import { useUserInfo } from '../../providers/user-info.ts';
import { LocationPicker } from '../../ui/forms/LocationPicker.tsx';
import { userText } from './texts.ts';
import type { UserRole } from './user.ts';

/** The locations a user is limited to; roles that see the whole collection need none. Specification 2 §5, "Add user". */
export const LocationsChoice = () => {
  const text = useText();
  const language = useLanguage();
  const { subset } = useUserInfo();
  const role = useWatch({ name: 'role' }) as UserRole | null | undefined;
  const isLimited = !role || seesOwnLocationsOnly(role.slug);
  const { data: locations = [] } = useGetList<Location>('subsets', { meta: { language } }, { staleTime: 5 * 60_000 });
  const { field, fieldState } = useInput({
    source: 'subset_relations',
    defaultValue: [],
    validate: (value: unknown, values: { role?: UserRole | null }) =>
      values.role && seesOwnLocationsOnly(values.role.slug) && (value as unknown[]).length === 0
        ? userText('locationRequired')
        : undefined,
  });
  const message = fieldState.error?.message;
  return (
    <Box>
      <FormLabel component="p" sx={{ m: 0, mb: 1 }}>
        {subset[language] || text('resources.users.fields.subset_relations')}
      </FormLabel>
      {isLimited ? (
        <LocationPicker
          label={text('resources.users.fields.subset_relations')}
          options={locations.map(({ id, name, path }) => ({
            id: Number(id),
            name,
            path: namesOf(path, locations),
          }))}
          value={((field.value as string[] | undefined) ?? []).map(Number)}
          onChange={(ids) => field.onChange(ids.map(String))}
          error={message?.startsWith('resources.') ? text(userText('locationRequired')) : message}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{text(userText('wholeCollection'))}</Typography>
      )}
    </Box>
  );
};

/** `"3/12"` as names from the outermost location to this one. */
const namesOf = (path: string, locations: readonly Location[]): string =>
  path
    .split('/')
    .map((id) => locations.find((location) => location.id === id)?.name ?? '')
    .join(' › ');
