import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Skeleton } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { roleTexts } from '#src/i18n/roles.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { ChoicesFailed } from '#src/ui/forms/ChoicesFailed.tsx';
import { InfoTip } from '#src/ui/InfoTip.tsx';
import { userText } from './messages.ts';
import type { UserRole } from './user.ts';

/** One of the roles, each with what it allows. Without one, a toast says so and the first gets the focus. S2.5-27. */
export const RoleInput = () => {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const id = useId();
  const {
    data: roles = [],
    isPending,
    error: failure,
    refetch,
  } = useGetList<UserRole>('roles', {}, { staleTime: 5 * 60_000, onError: () => undefined });
  const { value, onChange, error } = useFieldInput({ source: 'role', defaultValue: null }).input;
  const chosen = (value as UserRole | null)?.id ?? '';
  const { submitCount } = useFormState();
  const told = useRef(submitCount);
  useEffect(() => {
    if (submitCount === told.current) return;
    told.current = submitCount;
    if (error && !chosen) notify(text(userText('noRole')), { type: 'error' });
  }, [submitCount, error, chosen, text, notify]);
  return (
    <FormControl error={error !== undefined} data-invalid={error !== undefined}>
      <FormLabel id={id} component="span">
        {text('resources.users.fields.role')}
      </FormLabel>
      {isPending && (
        <Box role="group" aria-busy aria-label={text('shell.loading')}>
          <Skeleton width={220} height={90} />
        </Box>
      )}
      {failure && roles.length === 0 && <ChoicesFailed onRetry={() => void refetch()} />}
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        value={chosen}
        onChange={(_, slug) => onChange(roles.find((role) => role.id === slug))}
      >
        {roles.map(({ id: roleId, slug }) => {
          const { name, description } = roleTexts[slug];
          return (
            <Box key={roleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <FormControlLabel
                value={roleId}
                label={name[language]}
                sx={{ mr: 0 }}
                control={<Radio size="small" sx={error ? { color: 'error.main' } : {}} />}
              />
              <InfoTip about={text(userText('aboutRole'), { name: name[language] })}>{description[language]}</InfoTip>
            </Box>
          );
        })}
      </RadioGroup>
      {error && <FieldError id={`${id}-error`} error={chosen ? error : text(userText('roleRequired'))} />}
    </FormControl>
  );
};
