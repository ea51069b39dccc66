import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Resource } from '#src/admin/define-resource.ts';
import { FieldInput } from '#src/admin/form/FieldInput.tsx';
import { ResourceEdit } from '#src/admin/form/ResourceEdit.tsx';
import { FixedField } from './FixedField.tsx';
import { LocationsChoice } from './LocationsChoice.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { hasPhone, toSentEdit } from './to-sent.ts';
import { DeleteUser, ResendVerification } from './UserActions.tsx';
import type { User, UserRole } from './user.ts';

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
      <FixedField name="first_name" />
      <MemberField name="last_name" />
      <MemberField name="email" />
      <Phone />
      <LocationsChoice />
      <FieldInput name="is_subscribed" />
    </ResourceEdit>
  );
}

/** An input, unless the server would refuse what is entered. */
const MemberField = ({ name }: { name: 'last_name' | 'email' | 'phone' }) => {
  const { fixed = [] } = useRecordContext<User>() ?? {};
  return fixed.includes(name) ? <FixedField name={name} /> : <FieldInput name={name} />;
};

/** Shown only while the role chosen has one; a role without clears it. */
const Phone = () => {
  const role = useWatch({ name: 'role' }) as UserRole | null | undefined;
  const { setValue } = useFormContext();
  const isRefused = role ? !hasPhone({ role }) : false;
  useEffect(() => {
    if (isRefused) setValue('phone', '');
  }, [isRefused, setValue]);
  return role && !isRefused ? <MemberField name="phone" /> : null;
};
