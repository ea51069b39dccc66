import type { Resource } from '../../../define-resource.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldInput } from '../../../resource-views/form/FieldInput.tsx';
import { ResourceCreate } from '../../../resource-views/form/ResourceCreate.tsx';
import { Notice } from '../../../ui/Notice.tsx';
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
