import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Resource } from '#src/admin/define-resource.ts';
import { FieldInput } from '#src/admin/form/FieldInput.tsx';
import { ResourceEdit } from '#src/admin/form/ResourceEdit.tsx';
import { useText } from '#src/i18n/use-text.ts';
import type { DeskUser } from './desk-user.ts';
import { Memberships } from './memberships/Memberships.tsx';
import { deskUserText } from './texts.ts';

/** An account is changed; beneath, what it is in each organisation. */
export default function DeskUserEdit({ resource }: { resource: Resource }) {
  return (
    <ResourceEdit resource={resource} below={<Memberships />}>
      <SignInName />
      <FieldInput name="first_name" />
      <FieldInput name="last_name" />
      <FieldInput name="phone" />
      <FieldInput name="is_subscribed" />
    </ResourceEdit>
  );
}

const SignInName = () => {
  const text = useText();
  const { name = '', shared = false } = useRecordContext<DeskUser>() ?? {};
  return (
    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name}
      {shared && <em style={{ fontWeight: 400 }}>{`, ${text(deskUserText('shared'))}`}</em>}
    </Typography>
  );
};
