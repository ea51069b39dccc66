import type { Resource } from '#src/admin/define-resource.ts';
import { FieldInput } from '#src/admin/form/FieldInput.tsx';
import { ResourceCreate } from '#src/admin/form/ResourceCreate.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { LocationsChoice } from './LocationsChoice.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { userText } from './texts.ts';
import { withoutNeedlessLocations } from './to-sent.ts';

/** Someone is invited: role, address, locations. Specification 2 §2, "Add user". */
export default function UserCreate({ resource }: { resource: Resource }) {
  const text = useText();
  return (
    <ResourceCreate resource={resource} transform={withoutNeedlessLocations}>
      <RoleChoice />
      <FieldInput name="email" />
      <LocationsChoice />
      <FieldInput name="is_subscribed" />
      <Notice severity="info" role="note">
        {text(userText('passwordNote'))}
      </Notice>
    </ResourceCreate>
  );
}
