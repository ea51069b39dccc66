import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import {
  getSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  type SecondFactorState,
} from '#contract/calls/second-factor.ts';
import { homeOf } from '#contract/permissions.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { useCall } from '#src/providers/use-call.ts';
import { getStoredUserInfo } from '#src/providers/user-info.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { useFactorMessages } from './messages.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpApp } from './SetUpApp.tsx';

/** What is being done on the page. */
type Doing =
  | { readonly what: 'add-passkey' | 'set-up-app' | 'remove-app' | 'new-codes' }
  | { readonly what: 'remove-passkey'; readonly id: string; readonly name: string };

/** A person's own second factors. A person who must set one up sees only that until it is done. */
export default function SecondFactorPage() {
  const words = useFactorMessages();
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { data: state, error, refetch } = useCall(getSecondFactor, {}, { staleTime: 0 });
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (error && !state) return <LoadFailed title={words.failed} onRetry={() => void refetch()} />;
  if (!state)
    return (
      <FormPage title={words.title}>
        <Box role="group" aria-busy aria-label={text('shell.loading')}>
          <Skeleton height={320} />
        </Box>
      </FormPage>
    );

  const finish = async () => {
    const before = getStoredUserInfo()?.permissions ?? [];
    await fetchUserInfo();
    const granted = getStoredUserInfo()?.permissions ?? [];
    if (granted.length > before.length) navigate(homeOf(granted), { replace: true });
  };
  const done = async (said: string, made?: readonly string[]) => {
    setDoing(undefined);
    notify(said);
    await refetch();
    if (made) setCodes(made);
    else await finish();
  };
  const cancel = () => setDoing(undefined);
  const needsPassword = state.asks_password;

  return (
    <FormPage title={words.title}>
      <Box sx={{ display: 'grid', gap: 8 }}>
        {state.must_enrol ? (
          <Notice severity="warning">{words.mustEnrol}</Notice>
        ) : (
          <Typography>{words.lead}</Typography>
        )}
        <Section title={words.passkeys} lead={words.passkeysLead}>
          <Passkeys state={state} onRemove={(passkey) => setDoing({ what: 'remove-passkey', ...passkey })} />
          {state.passkeys_possible ? (
            'PublicKeyCredential' in window ? (
              <Button variant="contained" onClick={() => setDoing({ what: 'add-passkey' })}>
                {words.addPasskey}
              </Button>
            ) : (
              <Notice severity="info">{words.passkeysUnknown}</Notice>
            )
          ) : (
            <Notice severity="info">{words.passkeysImpossible}</Notice>
          )}
        </Section>
        <Section title={words.app} lead={words.appLead}>
          {state.totp && <Typography sx={{ fontWeight: 500 }}>{words.appOn}</Typography>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="outlined" onClick={() => setDoing({ what: 'set-up-app' })}>
              {state.totp ? words.replaceApp : words.setUpApp}
            </Button>
            {state.totp && (
              <Button
                color="error"
                aria-label={words.removeNamed(words.app)}
                onClick={() => setDoing({ what: 'remove-app' })}
              >
                {words.remove}
              </Button>
            )}
          </Box>
        </Section>
        {(state.totp || state.passkeys.length > 0) && (
          <Section title={words.codes} lead={words.codesLead}>
            <Typography>{words.codesLeft(state.recovery_codes)}</Typography>
            <Button variant="outlined" onClick={() => setDoing({ what: 'new-codes' })}>
              {words.newCodes}
            </Button>
          </Section>
        )}
      </Box>
      {doing?.what === 'add-passkey' && (
        <AddPasskey needsPassword={needsPassword} onCancel={cancel} onDone={(made) => done(words.done.passkey, made)} />
      )}
      {doing?.what === 'set-up-app' && (
        <SetUpApp needsPassword={needsPassword} onCancel={cancel} onDone={(made) => done(words.done.app, made)} />
      )}
      {doing?.what === 'remove-passkey' && (
        <PasswordDialog
          title={words.removePasskey}
          detail={words.removePasskeyDetail(doing.name)}
          act={words.remove}
          isDangerous
          needsPassword={needsPassword}
          onCancel={cancel}
          send={async (password) => {
            await callApi(removePasskey, { body: { id: doing.id, ...password } });
            await done(words.done.removed);
          }}
        />
      )}
      {doing?.what === 'remove-app' && (
        <PasswordDialog
          title={words.removeApp}
          detail={words.removeAppDetail}
          act={words.remove}
          isDangerous
          needsPassword={needsPassword}
          onCancel={cancel}
          send={async (password) => {
            await callApi(removeTotp, { body: password });
            await done(words.done.removed);
          }}
        />
      )}
      {doing?.what === 'new-codes' && (
        <PasswordDialog
          title={words.newCodes}
          detail={words.newCodesDetail}
          act={words.newCodes}
          needsPassword={needsPassword}
          onCancel={cancel}
          send={async (password) => {
            const { recovery_codes } = await callApi(renewRecoveryCodes, { body: password });
            await done(words.done.codes, recovery_codes);
          }}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(undefined);
            void finish();
          }}
        />
      )}
    </FormPage>
  );
}

const Section = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
      {children}
    </Box>
  );
};

interface PasskeysProps {
  readonly state: SecondFactorState;
  readonly onRemove: (passkey: { id: string; name: string }) => void;
}

const Passkeys = ({ state: { passkeys }, onRemove }: PasskeysProps) => {
  const words = useFactorMessages();
  const language = useLanguage();
  if (passkeys.length === 0) return null;
  return (
    <RowList>
      {passkeys.map(({ id, name, created_at, used_at }) => (
        <Row
          key={id}
          name={name}
          facts={[
            words.added(formatLongDate(created_at, language)),
            used_at ? words.used(formatLongDate(used_at, language)) : words.neverUsed,
          ]}
          action={
            <Button color="error" aria-label={words.removeNamed(name)} onClick={() => onRemove({ id, name })}>
              {words.remove}
            </Button>
          }
        />
      ))}
    </RowList>
  );
};
