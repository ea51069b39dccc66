import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { apiBase } from '#contract/call.ts';
import type { SignInAnswer } from '#contract/calls/sign-in.ts';
import { ownPath } from '#contract/own-path.ts';
import { homeOf } from '#contract/permissions.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { hasFormDraft } from '#src/providers/form-drafts.ts';
import { readKeptMark } from '#src/providers/kept-mark.ts';
import { navigate, useLocation, useNavigationType, useSearchParams } from '#src/providers/navigation.tsx';
import { isReadOn, type SessionEnd } from '#src/providers/session-end.ts';
import { getIdentity, getStoredUserInfo } from '#src/providers/user-info.ts';
import { Credentials, type SignInWarning } from './Credentials.tsx';
import { findWayIn, findWayInAtOnce, type WayIn } from './find-way-in.ts';
import { Frame } from './frame/Frame.tsx';
import { Waiting } from './frame/Waiting.tsx';
import { LocationChoice } from './LocationChoice.tsx';

/** Loaded on demand: most people sign in without it. */
const SecondStep = lazy(() => import('./SecondStep.tsx'));

export default function SignInPage() {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const { pathname, search, state }: { pathname: string; search: string; state: Whence | null } = useLocation();
  const isReload = useNavigationType() === 'POP';
  const [parameters] = useSearchParams();
  const [way, setWay] = useState<WayIn | undefined>(() => findWayInAtOnce(pathname, parameters));
  // With `wc` or `mt` the address stays as it is: it says what a reload should do.
  const isPlainRoot = pathname === '/' && !parameters.has('wc') && !parameters.has('mt');
  // A page of the organisation that was left is none of the other's.
  const isElsewhere = parameters.get('error') === ('other-organisation' satisfies SessionEnd);
  const asked = isElsewhere ? undefined : ownPath(parameters.get('redirect'));

  // What `/` has found out is not asked again.
  const isStranger = !isReload && state?.isStranger === true;
  const [atFirst] = useState(state?.from);

  // Who comes here from what was read without a session asks the server again, for everything.
  useEffect(() => {
    if (isReadOn()) window.location.reload();
  }, []);

  // The network is gone since: what this device keeps may be the way then.
  const [losses, setLosses] = useState(0);
  const lookAgain = useCallback(() => {
    if (readKeptMark()) setLosses((before) => before + 1);
  }, []);
  useEffect(() => {
    window.addEventListener('offline', lookAgain);
    return () => window.removeEventListener('offline', lookAgain);
  }, [lookAgain]);

  useEffect(() => {
    if (isStranger && losses === 0) return setWay({ kind: 'credentials' });
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
  }, [pathname, search, isPlainRoot, isStranger, losses]);

  const isIn = way?.kind === 'signed-in';
  const isNew = isIn && way.isNew;
  useEffect(() => {
    if (!isIn) return;
    const target = asked ?? homeOf(getStoredUserInfo()?.permissions ?? []);
    if (isElsewhere)
      notify(text('signIn.otherOrganisation', { name: getStoredUserInfo()?.clientName[language] ?? '' }));
    if (isNew) notify(text(isTypedAt(target) ? 'signIn.signedInKept' : 'signIn.signedIn'));
    // A document of the server's is not a page of ours: the browser itself has to go there.
    if (target.startsWith(`${apiBase}/`)) window.location.replace(target);
    else navigate(target, { replace: true });
  }, [isIn, isNew, isElsewhere, asked, text, language, notify]);

  const enter = async () => {
    await fetchUserInfo();
    setWay({ kind: 'signed-in', isNew: true });
  };
  const goOn = async ({ meta }: SignInAnswer) => {
    if (!meta) await enter();
    else if ('second_factor' in meta) setWay({ kind: 'second-step', due: meta.second_factor });
    else setWay({ kind: 'locations', locations: meta.locations, current: null });
  };
  const startAgain = () => setWay({ kind: 'credentials' });

  switch (way?.kind) {
    case 'locations':
      return (
        <Frame title={text('signIn.chooseLocation')} lead={text('signIn.chooseLocationLead')}>
          <LocationChoice
            locations={way.locations}
            current={way.current}
            onChosen={enter}
            onGivenUp={startAgain}
            onCancel={() => navigate(atFirst ?? homeOf(getStoredUserInfo()?.permissions ?? []), { replace: true })}
          />
        </Frame>
      );
    case 'second-step':
      return <SecondStep due={way.due} onAnswer={goOn} onGivenUp={startAgain} />;
    case 'credentials':
      return (
        <Frame title={text('signIn.title')} lead={text('signIn.lead')}>
          <Credentials
            warning={warnings[parameters.get('error') ?? '']}
            refusal={parameters.get('provider')}
            redirect={asked}
            onAnswer={goOn}
            onPasskey={() => setWay({ kind: 'second-step', due: undefined })}
            onFailure={lookAgain}
            onKept={() => setWay({ kind: 'signed-in', isNew: false })}
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
const warnings: Readonly<Record<string, SignInWarning>> = {
  '401': 'signIn.sessionEnded',
  'other-person': 'signIn.otherPerson',
  suspended: 'signIn.suspended',
};

/** Whether something that was typed before the session ended waits where the person goes. */
const isTypedAt = (target: string): boolean => {
  const { pathname } = new URL(target, window.location.origin);
  return hasFormDraft(getIdentity(), pathname);
};
