import { Box, Divider, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Location, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { apiBase } from '#contract/call.ts';
import type { SignInLocation } from '#contract/calls/sign-in.ts';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { homeOf } from '#contract/permissions.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { hasFormDraft } from '#src/providers/form-drafts.ts';
import { getIdentity, getStoredUserInfo } from '#src/providers/user-info.ts';
import { FormFailure } from '#src/ui/forms/FormFailure.tsx';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { findWayIn, type WayIn } from './find-way-in.ts';
import { Frame } from './frame/Frame.tsx';
import { Waiting } from './frame/Waiting.tsx';
import { LocationChoice } from './LocationChoice.tsx';
import { ownPath } from './own-path.ts';
import { SignInForm } from './SignInForm.tsx';

export default function SignInPage() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<Whence | null>;
  const isReload = useNavigationType() === 'POP';
  const [parameters] = useSearchParams();
  const [way, setWay] = useState<WayIn>();
  // With `wc` or `mt` the address stays as it is: it says what a reload should do.
  const isPlainRoot = pathname === '/' && !parameters.has('wc') && !parameters.has('mt');
  const asked = ownPath(parameters.get('redirect'));

  // What `/` has found out is not asked again.
  const isStranger = !isReload && state?.isStranger === true;
  const [atFirst] = useState(state?.from);

  useEffect(() => {
    if (isStranger) return setWay({ kind: 'credentials' });
    let isCurrent = true;
    void findWayIn(pathname, new URLSearchParams(search)).then((found) => {
      if (!isCurrent) return;
      if (found.kind === 'credentials' && isPlainRoot)
        navigate('/login', { replace: true, state: { isStranger: true } satisfies Whence });
      else setWay(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, isPlainRoot, isStranger, navigate]);

  const isIn = way?.kind === 'signed-in';
  const isNew = isIn && way.isNew;
  useEffect(() => {
    if (!isIn) return;
    const target = asked ?? homeOf(getStoredUserInfo()?.permissions ?? []);
    if (isNew) notify(text(isTypedAt(target) ? 'signIn.signedInKept' : 'signIn.signedIn'));
    // A document of the server's is not a page of ours: the browser itself has to go there.
    if (target.startsWith(`${apiBase}/`)) window.location.replace(target);
    else navigate(target, { replace: true });
  }, [isIn, isNew, navigate, asked, text, notify]);

  const enter = async () => {
    await fetchUserInfo();
    setWay({ kind: 'signed-in', isNew: true });
  };

  switch (way?.kind) {
    case 'locations':
      return (
        <Frame title={text('signIn.chooseLocation')} lead={text('signIn.chooseLocationLead')}>
          <LocationChoice
            locations={way.locations}
            current={way.current}
            onChosen={enter}
            onGivenUp={() => setWay({ kind: 'credentials' })}
            onCancel={() => navigate(atFirst ?? homeOf(getStoredUserInfo()?.permissions ?? []), { replace: true })}
          />
        </Frame>
      );
    case 'credentials':
      return (
        <Frame title={text('signIn.title')} lead={text('signIn.lead')}>
          <Credentials
            warning={warnings[parameters.get('error') ?? '']}
            onSignedIn={enter}
            onLocations={(locations) => setWay({ kind: 'locations', locations, current: null })}
          />
        </Frame>
      );
    default:
      return (
        <Frame>
          <Waiting label={text('shell.loading')} />
        </Frame>
      );
  }
}

/** What a page that leads here knows. */
interface Whence {
  /** Where to come back to from the choice of a location. */
  readonly from?: string;
  /** That nobody is signed in. */
  readonly isStranger?: true;
}

/** What brought somebody here, by the `error` of the address. */
const warnings: Readonly<Record<string, 'signIn.sessionEnded' | 'signIn.otherPerson'>> = {
  '401': 'signIn.sessionEnded',
  'other-person': 'signIn.otherPerson',
};

/** Whether something that was typed before the session ended waits where the person goes. */
const isTypedAt = (target: string): boolean => {
  const { pathname } = new URL(target, window.location.origin);
  return hasFormDraft(getIdentity(), pathname);
};

interface Props {
  /** Why one is asked to sign in again, if one is. */
  readonly warning: 'signIn.sessionEnded' | 'signIn.otherPerson' | undefined;
  readonly onSignedIn: () => Promise<void>;
  readonly onLocations: (locations: readonly SignInLocation[]) => void;
}

/** The two ways in: by name and password, or without from a shared workstation. What goes wrong stands above both. */
const Credentials = ({ warning, onSignedIn, onLocations }: Props) => {
  const text = useText();
  const [failure, setFailure] = useState<unknown>();
  return (
    <>
      {failure ? (
        <FormFailure error={failure} fields={['name', 'password']} />
      ) : (
        warning && <Notice severity="warning">{text(warning)}</Notice>
      )}
      <SignInForm onSignedIn={onSignedIn} onLocations={onLocations} onFailure={setFailure} />
      <SharedWorkstation onSignedIn={onSignedIn} onFailure={setFailure} />
    </>
  );
};

interface SharedWorkstationProps {
  readonly onSignedIn: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** The way in for machines that several people use, known by the network they are in. */
const SharedWorkstation = ({ onSignedIn, onFailure }: SharedWorkstationProps) => {
  const text = useText();
  const { isSending, send } = useSending(onFailure);
  const signIn = async () => {
    onFailure(undefined);
    await callApi(signInShared, {});
    await onSignedIn();
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text('signIn.or')}</Divider>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SendingButton variant="outlined" size="large" isSending={isSending} onClick={() => send(signIn)}>
          {text('signIn.shared')}
        </SendingButton>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {text('signIn.sharedHint')}
        </Typography>
      </Box>
    </Box>
  );
};
