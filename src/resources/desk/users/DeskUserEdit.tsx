import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { resetOperatorUserFactors } from '#contract/calls/operator/users.ts';
import { Edit } from '#src/admin/Edit.tsx';
import { BooleanInput, TelInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { ResetFactors } from '#src/ui/ResetFactors.tsx';
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
      <LostDevice />
      <PersonalData />
    </Edit>
  );
}

const LostDevice = () => {
  const user = useRecordContext<DeskUser>();
  const { uid } = useUserInfo();
  if (!user || user.shared || Number(user.id) === uid) return null;
  return <ResetFactors reset={() => callApi(resetOperatorUserFactors, { params: { id: user.id }, body: {} })} />;
};

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
