import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Edit } from '#src/admin/Edit.tsx';
import { BooleanInput, TelInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm, Toolbar } from '#src/admin/SimpleForm.tsx';
import { FixedField } from './FixedField.tsx';
import { LocationsInput } from './LocationsInput.tsx';
import { RoleInput } from './RoleInput.tsx';
import { hasPhone, toSentEdit } from './to-sent.ts';
import { DeleteUser, ResendVerification } from './UserActions.tsx';
import type { User, UserRole } from './user.ts';

/** What the form asks for. Specification 2 §7, GET /users/{id}, edit page. */
const wanted = {
  include: ['clients', 'clients.subsets', 'role', 'subset_relations', 'subset_relations.subset'],
  fields: { clients: ['custkey'], roles: ['permissions', 'slug'], subsets: ['name'] },
};

/** A member is changed. Specification 2 §2, "Edit user". */
export default function UserEdit() {
  return (
    <Edit queryOptions={{ meta: wanted }} transform={toSentEdit}>
      <SimpleForm
        toolbar={
          <Toolbar>
            <ResendVerification />
            <DeleteUser />
          </Toolbar>
        }
      >
        <RoleInput />
        <FixedField source="first_name" />
        <MemberInput source="last_name" />
        <MemberInput source="email" />
        <PhoneInput />
        <LocationsInput />
        <BooleanInput source="is_subscribed" />
      </SimpleForm>
    </Edit>
  );
}

/** An input, unless the server would refuse what is entered. */
const MemberInput = ({ source }: { source: 'last_name' | 'email' | 'phone' }) => {
  const { fixed = [] } = useRecordContext<User>() ?? {};
  if (fixed.includes(source)) return <FixedField source={source} />;
  return source === 'phone' ? <TelInput source={source} /> : <TextInput source={source} />;
};

/** Shown only while the role chosen has one; a role without clears it. */
const PhoneInput = () => {
  const role = useWatch({ name: 'role' }) as UserRole | null | undefined;
  const { setValue } = useFormContext();
  const isRefused = role ? !hasPhone({ role }) : false;
  useEffect(() => {
    if (isRefused) setValue('phone', '');
  }, [isRefused, setValue]);
  return role && !isRefused ? <MemberInput source="phone" /> : null;
};
