import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import {
  downloadOperatorUserData,
  eraseOperatorUser,
  resetOperatorUserFactors,
  unlockOperatorUser,
} from '#contract/calls/operator/users.ts';
import { Edit } from '#src/admin/Edit.tsx';
import { BooleanInput, TelInput, TextInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { saveFile } from '#src/providers/save-file.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { ResetFactors } from '#src/ui/ResetFactors.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { Memberships } from './memberships/Memberships.tsx';
import { operatorUserText } from './messages.ts';
import { fullUserName, type OperatorUser } from './operator-user.ts';

/** An account is changed; beneath, what it is in each organisation. */
export default function OperatorUserEdit() {
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
  const user = useRecordContext<OperatorUser>();
  const { uid } = useUserInfo();
  if (!user || user.shared || Number(user.id) === uid) return null;
  return <ResetFactors reset={() => callApi(resetOperatorUserFactors, { params: { id: user.id }, body: {} })} />;
};

const SignInName = () => {
  const text = useText();
  const { name = '', shared = false } = useRecordContext<OperatorUser>() ?? {};
  return (
    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name}
      {shared && <em style={{ fontWeight: 400 }}>{`, ${text(operatorUserText('shared'))}`}</em>}
    </Typography>
  );
};

/** That somebody has to wait after wrong passwords, and a way to let them try again at once. */
const Waits = () => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const user = useRecordContext<OperatorUser>();
  const { isSending, send } = useSend();
  if (!user || user.waits === 0) return null;
  const unlock = () =>
    send(async () => {
      await callApi(unlockOperatorUser, { params: { id: user.id }, body: {} });
      notify(text(operatorUserText('unlocked')));
      refresh();
    });
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Notice severity="warning">{text(operatorUserText('waits'))}</Notice>
      <SendingButton variant="outlined" isSending={isSending} onClick={() => void unlock()}>
        {text(operatorUserText('unlock'))}
      </SendingButton>
    </Box>
  );
};

/** What the law gives a person: all that is kept of them, and to be erased. A shared account is nobody. */
const PersonalData = () => {
  const text = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const id = useId();
  const user = useRecordContext<OperatorUser>();
  const [isAsking, setAsking] = useState(false);
  const download = useSend();
  const erasing = useSend();
  if (!user || user.shared) return null;
  const name = fullUserName(user);
  const erase = () =>
    erasing
      .send(async () => {
        await callApi(eraseOperatorUser, { params: { id: user.id }, body: {} });
        notify(text(operatorUserText('erased'), { name }));
        redirect('list', 'desk-users');
      })
      .finally(() => setAsking(false));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8, maxWidth: 560, display: 'grid', gap: 3 }}>
      <Typography id={id} variant="h2">
        {text(operatorUserText('personalData'))}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(operatorUserText('personalDataDetail'))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SendingButton
          isSending={download.isSending}
          variant="outlined"
          onClick={() =>
            void download.send(() =>
              saveFile(downloadOperatorUserData, { params: { id: user.id } }, `vigie-user-${user.id}.json`),
            )
          }
        >
          {text(operatorUserText('downloadData'))}
        </SendingButton>
        <Button color="error" onClick={() => setAsking(true)}>
          {text(operatorUserText('erase'))}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={text(operatorUserText('eraseTitle'), { name })}
          act={text(operatorUserText('erase'))}
          isActing={erasing.isSending}
          onConfirm={() => void erase()}
          onCancel={() => setAsking(false)}
        >
          {text(operatorUserText('eraseDetail'), { id: user.id })}
        </ConfirmDialog>
      )}
    </Box>
  );
};
