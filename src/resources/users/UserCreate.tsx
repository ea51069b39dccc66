import { Create } from '#src/admin/Create.tsx';
import { BooleanInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { LocationsInput } from './LocationsInput.tsx';
import { RoleInput } from './RoleInput.tsx';
import { userText } from './texts.ts';
import { withoutNeedlessLocations } from './to-sent.ts';

/** Someone is invited: role, address, locations. S2.2.14. */
export default function UserCreate() {
  const text = useText();
  return (
    <Create transform={withoutNeedlessLocations}>
      <SimpleForm>
        <RoleInput />
        <TextInput source="email" />
        <LocationsInput />
        <BooleanInput source="is_subscribed" />
        <Notice severity="info" role="note">
          {text(userText('passwordNote'))}
        </Notice>
      </SimpleForm>
    </Create>
  );
}
