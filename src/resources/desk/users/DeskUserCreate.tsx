import type { Resource } from '#src/admin/define-resource.ts';
import { FieldInput } from '#src/admin/form/FieldInput.tsx';
import { ResourceCreate } from '#src/admin/form/ResourceCreate.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { deskUserText } from './texts.ts';

/** Somebody is invited to an organisation. */
export default function DeskUserCreate({ resource }: { resource: Resource }) {
  const text = useText();
  const language = useLanguage();
  return (
    <ResourceCreate
      resource={resource}
      initial={{ email: '', organisation: null, role: 'company-admin', language, is_subscribed: true }}
    >
      <FieldInput name="organisation" />
      <RoleChoice />
      <FieldInput name="email" />
      <FieldInput name="language" />
      <FieldInput name="is_subscribed" />
      <Notice severity="info" role="note">
        {text(deskUserText('invitationNote'))}
      </Notice>
    </ResourceCreate>
  );
}
