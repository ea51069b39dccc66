import { Create } from '#src/admin/Create.tsx';
import { BooleanInput, SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { LocationsInput } from './LocationsInput.tsx';
import { userText } from './messages.ts';
import { RoleInput } from './RoleInput.tsx';
import { withoutNeedlessLocations } from './to-sent.ts';

/** Someone is invited: role, address, locations. S2.2.14. */
export default function UserCreate() {
  const text = useText();
  const language = useLanguage();
  return (
    <Create transform={withoutNeedlessLocations}>
      <SimpleForm>
        <RoleInput />
        <TextInput source="email" />
        <SelectInput source="language" defaultValue={language} />
        <LocationsInput />
        <BooleanInput source="is_subscribed" />
        <Notice severity="info" role="note">
          {text(userText('passwordNote'))}
        </Notice>
      </SimpleForm>
    </Create>
  );
}
