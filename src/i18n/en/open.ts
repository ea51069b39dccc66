import { password } from './password.ts';
import { signIn } from './sign-in.ts';
import { verification } from './verification.ts';

const shell = {
  product: 'Vigie',
  home: 'Vigie, back to search',
  desk: 'Desk',
  deskHome: 'Vigie desk, back to the requests',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  navigation: 'Main navigation',
  sections: {
    search: 'Search',
    tools: 'Tools',
    messages: 'Messages',
    resources: 'Resources',
    account: 'Account settings',
    support: 'Support',
    desk: 'Desk',
  },
  newTab: '%{name} (opens in a new tab)',
  account: 'Account: %{person}, %{organisation}',
  messages: 'Message centre',
  messagesUnread: 'Message centre, %{count} unread',
  switchLanguage: 'Français',
  switchLanguageLabel: 'Afficher en français',
  changeLocation: 'Change organization',
  keptSheets: 'Keep on this device',
  useCredentials: 'Sign in with credentials',
  signOut: 'Sign out',
  more: 'More options',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  footer: 'About this site',
  companySite: 'The provider’s site',
  terms: 'Terms of use',
  privacy: 'Privacy',
  poster: 'Safety data sheets',
  cookies: 'Cookies',
  cookiesDetail: 'Vigie uses only the cookies that it needs to work.',
  acceptCookies: 'Accept and continue',
} as const;

const forms = {
  error: 'Error: %{message}',
  failed: 'Something went wrong. Please try again.',
  unreachable: 'Vigie cannot be reached. Check your connection, then try again.',
  sending: 'One moment…',
  leaveTitle: 'Leave this page?',
  leave: 'Leave',
  leaveDetail: 'What you entered here will be lost.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  closeToast: 'Dismiss this message',
} as const;

const errorPages = {
  notFoundPageTitle: 'Page not found',
  notFound: 'Page not found',
  notFoundDetail: 'There is nothing at this address. It may have been mistyped, or the page may have moved.',
  notAuthorizedPageTitle: 'Not authorized',
  notAuthorized: 'Your role cannot open this page',
  notAuthorizedFor: 'Your role cannot open “%{page}”',
  notAuthorizedAdmin:
    'You are signed in as %{name}. No role in an organization opens this page; if you need it, write to us.',
  notAuthorizedDesk:
    'You are signed in as %{name}. This page is for the staff of the provider of this service; no role in an organization opens it.',
  notAuthorizedDetail: 'You are signed in as %{name}. %{admin}, your company admin, can change your role.',
  notAuthorizedNoAdmin: 'You are signed in as %{name}. Your organization’s admin can change your role.',
  writeTo: 'Write to %{name}',
  backToSearch: 'Back to search',
  backToRequests: 'Back to the requests',
  crashed: 'This page stopped working',
  crashedDetail: 'Nothing you saved is lost. Reload the page; if it happens again, tell us what you were doing.',
  reload: 'Reload',
  unloaded: 'This page could not be loaded: no connection',
  unloadedDetail: 'Check your network. The page comes by itself once there is a connection again.',
  unloadedPart: 'This could not be opened: no connection. It opens by itself once there is one again.',
  askAgain: 'Try again',
} as const;

/** What pages say that need no session; they load nothing else. */
export const open = { shell, forms, signIn, password, verification, errorPages } as const;
