import type { SvgIconComponent } from '@mui/icons-material';
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Logout from '@mui/icons-material/Logout';
import MailOutlined from '@mui/icons-material/MailOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Key from '@mui/icons-material/VpnKeyOutlined';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { useAccess } from '../admin/access.ts';
import { setLanguage, useLanguage } from '../i18n/language.ts';
import { useCountText, useText } from '../i18n/use-text.ts';
import { navigate } from '../providers/navigation.tsx';
import type { SignOutReason } from '../providers/sign-out-reason.ts';
import { useUnreadCount } from '../providers/unread-count.ts';
import { getIdentity, useUserInfo } from '../providers/user-info.ts';
import { countWaiting, forgetWaiting } from '../providers/waiting-mark.ts';

/** One of the header's icons, or a line of its menu on small screens. */
export interface HeaderAction {
  readonly name: string;
  readonly label: string;
  /** In the menu, whose head says the rest. */
  readonly brief?: string;
  readonly icon: SvgIconComponent;
  /** Shown on the icon when it is not 0. */
  readonly badge?: number;
  /** In the menu alone: a wide window has it in the navigation beside the page. */
  readonly isMenuOnly?: boolean;
  readonly run: () => void;
}

/** The language the page is not in, and the way to it. */
export const useOtherLanguage = () => {
  const otherLanguage = useLanguage() === 'en' ? ('fr' as const) : ('en' as const);
  return { otherLanguage, switchLanguage: () => setLanguage(otherLanguage) };
};

/** What the header offers this person. S2.2.1-05. */
export const useHeaderActions = () => {
  const text = useText();
  const countText = useCountText();
  const unread = useUnreadCount();
  const language = useLanguage();
  const logout = useLogout();
  const notify = useNotify();
  const canAccess = useAccess();
  const { first_name, last_name, name, clientName, shared, multi_location } = useUserInfo();
  const person = `${first_name} ${last_name}`.trim() || name;
  const organisation = clientName[language];
  const otherLanguage = useOtherLanguage();
  const [asked, setAsked] = useState<{ count: number; reason: SignOutReason }>();
  const signOut = async (reason: SignOutReason) => {
    const isSignedOut = await logout({ reason });
    if (isSignedOut && reason === 'leave') notify('signIn.signedOut');
  };
  const leave = (reason: SignOutReason) => {
    const count = countWaiting(getIdentity());
    if (count > 0) setAsked({ count, reason });
    else void signOut(reason);
  };

  const actions: (HeaderAction | false)[] = [
    canAccess('/message-centre') && {
      name: 'messages',
      label: unread > 0 ? countText('shell.messagesUnread', unread) : text('shell.messages'),
      badge: unread,
      icon: MailOutlined,
      run: () => navigate('/message-centre'),
    },
    canAccess('/account-information') && {
      name: 'account',
      label: text('shell.account', { person, organisation }),
      brief: text('account.pageTitle'),
      icon: AccountCircleOutlined,
      run: () => navigate('/account-information'),
    },
    canAccess('/tools/offline') && {
      name: 'kept-sheets',
      label: text('shell.keptSheets'),
      icon: FileDownloadOutlined,
      isMenuOnly: true,
      run: () => navigate('/tools/offline'),
    },
    multi_location && {
      name: 'change-location',
      label: text('shell.changeLocation'),
      icon: SwapHoriz,
      // The session lives until another is chosen: one may come back from there.
      run: () => {
        const { pathname, search } = window.location;
        navigate('/?mt=1', { state: { from: pathname + search } });
      },
    },
    shared && {
      name: 'use-credentials',
      label: text('shell.useCredentials'),
      icon: Key,
      run: () => leave('use-credentials'),
    },
    !shared && { name: 'sign-out', label: text('shell.signOut'), icon: Logout, run: () => leave('leave') },
  ];
  return {
    person,
    organisation,
    ...otherLanguage,
    actions: actions.filter((action) => action !== false),
    /** What would be lost by signing out, once that was asked for. */
    question: asked && {
      count: asked.count,
      onStay: () => setAsked(undefined),
      onLeave: () => {
        setAsked(undefined);
        // Before the server is asked: a session that has ended meanwhile no longer says whose it is.
        forgetWaiting(getIdentity());
        void signOut(asked.reason);
      },
    },
  };
};
