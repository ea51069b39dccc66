import { Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { listApiTokens } from '#contract/calls/api-tokens.ts';
import { resendUserVerification, resetUserFactors } from '#contract/calls/users.ts';
import { type MemberFieldName, memberFieldNames } from '#contract/member-fields.ts';
import { DeleteButton } from '#src/admin/DeleteButton.tsx';
import { Edit } from '#src/admin/Edit.tsx';
import { BooleanInput, TelInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm, Toolbar } from '#src/admin/SimpleForm.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { MadeTokens } from '#src/ui/MadeTokens.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ResetFactors } from '#src/ui/ResetFactors.tsx';
import { LocationsInput } from './LocationsInput.tsx';
import { userText } from './messages.ts';
import { RoleInput } from './RoleInput.tsx';
import { SuspendUser } from './SuspendUser.tsx';
import { hasPhone, toSentEdit } from './to-sent.ts';
import type { User, UserRole } from './user.ts';

/** What the form asks for. S2.7-31. */
const wanted = {
  include: ['clients', 'clients.subsets', 'role', 'subset_relations', 'subset_relations.subset'],
  fields: { clients: ['custkey'], roles: ['permissions', 'slug'], subsets: ['name'] },
};

/** A member is changed. S2.2.15. */
export default function UserEdit() {
  return (
    <Edit queryOptions={{ meta: wanted }} transform={toSentEdit}>
      <IfEditable>
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
          {otherFields.map((name) => (
            <MemberInput key={name} source={name} />
          ))}
          <LocationsInput />
          <SubscribedInput />
        </SimpleForm>
      </IfEditable>
      <Suspension />
      <LostDevice />
    </Edit>
  );
}

/** The form, unless it is that of a shared account, which the provider looks after. */
const IfEditable = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const { uid } = useUserInfo();
  if (user?.is_editable === false && Number(user.id) !== uid)
    return <Notice severity="info">{translate('errors.people.not_editable')}</Notice>;
  return children;
};

/** The fields that have no rule and no place of their own. */
const otherFields = memberFieldNames.filter((name) => name !== 'last_name' && name !== 'phone');

/** An input, unless the server would refuse what is entered. */
const MemberInput = ({ source }: { source: 'email' | MemberFieldName }) => {
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

/** Hidden for a person who also belongs to another organisation: this one may neither see nor set it. */
const SubscribedInput = () => {
  const { fixed = [] } = useRecordContext<User>() ?? {};
  return fixed.includes('is_subscribed') ? null : <BooleanInput source="is_subscribed" />;
};

/** A text of a user that only the person changes, or the directory where one keeps them. */
const FixedField = ({ source }: { source: 'first_name' | 'email' | MemberFieldName }) => {
  const text = useText();
  const user = useRecordContext<User>();
  return (
    <LabelledInput
      label={text(`resources.users.fields.${source}`)}
      value={user?.[source] ?? ''}
      hint={text(userText(user?.is_in_directory && source !== 'phone' ? 'fixedByDirectory' : 'fixed'))}
      readOnly
      onChange={() => undefined}
      sx={{ bgcolor: 'grey.100' }}
    />
  );
};

/** Sends the verification again, while the account waits for it. */
const ResendVerification = () => {
  const text = useText();
  const notify = useNotify();
  const user = useRecordContext<User>();
  const { isSending, send } = useSend();
  if (!user || user.is_verified) return null;
  const resend = () =>
    send(async () => {
      await callApi(resendUserVerification, { params: { id: user.id } });
      notify(text(userText('verificationResent')));
    });
  return (
    <Button variant="outlined" disabled={isSending} onClick={() => void resend()}>
      {text(userText('resendVerification'))}
    </Button>
  );
};

/** For who administers the organisation, and is not that user themselves. */
const Suspension = () => {
  const user = useRecordContext<User>();
  const { uid } = useUserInfo();
  return user?.is_editable && Number(user.id) !== uid ? <SuspendUser user={user} /> : null;
};

/** For who administers the organisation, and is not that user themselves. */
const LostDevice = () => {
  const user = useRecordContext<User>();
  const { uid } = useUserInfo();
  if (!user?.is_editable || Number(user.id) === uid) return null;
  return <ResetFactors reset={() => callApi(resetUserFactors, { params: { id: String(user.id) } })} />;
};

/** Deletes the user, after asking, and the API tokens that they made if that is chosen. */
const DeleteUser = () => {
  const text = useText();
  const user = useRecordContext<User>();
  const [isRevoking, setRevoking] = useState(true);
  const { data } = useCall(listApiTokens, {}, { staleTime: 0 });
  if (!user?.is_editable) return null;
  const tokens = (data?.tokens ?? []).filter(({ maker_id }) => maker_id === Number(user.id));
  return (
    <DeleteButton
      confirmContent={
        <>
          {text(userText('deleteDetail'), { name: user.full_name ?? '' })}
          <MadeTokens names={tokens.map(({ name }) => name)} isRevoking={isRevoking} onChange={setRevoking} />
        </>
      }
      query={tokens.length > 0 && isRevoking ? { revoke_tokens: 'true' } : {}}
      sx={{ ml: 'auto' }}
    />
  );
};
