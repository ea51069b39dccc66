import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Resource } from '../../define-resource.ts';
import { FieldInput } from '../../resource-views/form/FieldInput.tsx';
import { ResourceEdit } from '../../resource-views/form/ResourceEdit.tsx';
import { FirstName } from './FirstName.tsx';
import { LocationsChoice } from './LocationsChoice.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { hasPhone, toSentEdit } from './to-sent.ts';
import { DeleteUser, ResendVerification } from './UserActions.tsx';
import type { UserRole } from './user.ts';

/** What the form asks for. Specification 2 §7, GET /users/{id}, edit page. */
const wanted = {
  include: ['clients', 'clients.subsets', 'role', 'subset_relations', 'subset_relations.subset'],
  fields: { clients: ['custkey'], roles: ['permissions', 'slug'], subsets: ['name'] },
};

/** A member is changed. Specification 2 §2, "Edit user". */
export default function UserEdit({ resource }: { resource: Resource }) {
  return (
    <ResourceEdit
      resource={resource}
      meta={wanted}
      transform={toSentEdit}
      actions={
        <>
          <ResendVerification />
          <DeleteUser />
        </>
      }
    >
      <RoleChoice />
      <FirstName />
      <FieldInput name="last_name" />
      <FieldInput name="email" />
      <Phone />
      <LocationsChoice />
      <FieldInput name="is_subscribed" />
    </ResourceEdit>
  );
}

/** Shown only while the role chosen has one; a role without clears it. */
const Phone = () => {
  const role = useWatch({ name: 'role' }) as UserRole | null | undefined;
  const { setValue } = useFormContext();
  const isRefused = role ? !hasPhone({ role }) : false;
  useEffect(() => {
    if (isRefused) setValue('phone', '');
  }, [isRefused, setValue]);
  return role && !isRefused ? <FieldInput name="phone" /> : null;
};
