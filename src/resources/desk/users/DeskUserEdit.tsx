import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Edit } from '#src/admin/Edit.tsx';
import { BooleanInput, TelInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useText } from '#src/i18n/use-text.ts';
import type { DeskUser } from './desk-user.ts';
import { Memberships } from './memberships/Memberships.tsx';
import { PersonalData } from './PersonalData.tsx';
import { deskUserText } from './texts.ts';
import { Waits } from './Waits.tsx';

/** An account is changed; beneath, what it is in each organisation. */
export default function DeskUserEdit() {
  return (
    <Edit>
      <SimpleForm>
        <SignInName />
        <TextInput source="first_name" />
        <TextInput source="last_name" />
        <TelInput source="phone" />
        <BooleanInput source="is_subscribed" />
      </SimpleForm>
      <Waits />
      <Memberships />
      <PersonalData />
    </Edit>
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
