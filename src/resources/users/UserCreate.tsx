import type { Resource } from '#src/define-resource.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FieldInput } from '#src/resource-views/form/FieldInput.tsx';
import { ResourceCreate } from '#src/resource-views/form/ResourceCreate.tsx';
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
