import { Create } from '#src/admin/Create.tsx';
import { BooleanInput, ReferenceInput, SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RoleInput } from './RoleInput.tsx';
import { deskUserText } from './texts.ts';

/** Somebody is invited to an organisation. */
export default function DeskUserCreate() {
  const text = useText();
  const language = useLanguage();
  return (
    <Create record={{ email: '', organisation: null, role: 'company-admin', language, is_subscribed: true }}>
      <SimpleForm>
        <ReferenceInput source="organisation" />
        <RoleInput />
        <TextInput source="email" />
        <SelectInput source="language" />
        <BooleanInput source="is_subscribed" />
        <Notice severity="info" role="note">
          {text(deskUserText('invitationNote'))}
        </Notice>
      </SimpleForm>
    </Create>
  );
}
