import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { memberRoles } from '#contract/json-api/types/roles.ts';
import { type Role, seesOwnLocationsOnly } from '#contract/permissions.ts';
import { Create } from '#src/admin/Create.tsx';
import { BooleanInput, ReferenceInput, SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { roleTexts } from '#src/i18n/roles.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { LocationsOfOrganisation } from './LocationsOfOrganisation.tsx';
import { operatorUserText } from './messages.ts';
import { roleNames } from './role-names.ts';

/** Somebody is invited to an organisation, or to work as an operator. */
export default function OperatorUserCreate() {
  const text = useText();
  const language = useLanguage();
  return (
    <Create record={{ email: '', organisation: null, role: '', locations: [], language, is_subscribed: true }}>
      <SimpleForm>
        <RoleInput />
        <OrganisationInput />
        <LocationsInput />
        <TextInput source="email" />
        <SelectInput source="language" />
        <BooleanInput source="is_subscribed" />
        <Notice severity="info" role="note">
          {text(operatorUserText('invitationNote'))}
        </Notice>
      </SimpleForm>
    </Create>
  );
}

/** An operator belongs to none. */
const OrganisationInput = () => {
  const role = useWatch({ name: 'role' });
  return role === 'operator' ? null : <ReferenceInput source="organisation" />;
};

/** Whoever sees a part of the collection only is told which by whom invites them. */
const LocationsInput = () => {
  const role = useWatch({ name: 'role' }) as Role;
  return seesOwnLocationsOnly(role) ? <LocationsOfOrganisation /> : null;
};

/** The roles that the provider invites to, each with what it allows. */
const RoleInput = () => {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const { value, onChange, error } = useFieldInput({ source: 'role' }).input;
  return (
    <FormControl error={error !== undefined} data-invalid={error !== undefined}>
      <FormLabel id={id} component="span">
        {text('resources.desk-users.fields.role')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error && `${id}-error`}
        value={value}
        onChange={(_, role) => onChange(role)}
      >
        {[...memberRoles.toReversed(), 'operator' as const].map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio size="small" />}
            sx={{ gap: 1, ml: '-6px', mr: 0, alignItems: 'flex-start' }}
            label={
              <Box component="span" sx={{ display: 'block', py: 1 }}>
                {roleNames[role][language]}
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {role === 'operator'
                    ? text(operatorUserText('operatorDetail'))
                    : roleTexts[role].description[language]}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {error && <FieldError id={`${id}-error`} error={error} />}
    </FormControl>
  );
};
