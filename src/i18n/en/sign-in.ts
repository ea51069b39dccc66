export const signIn = {
  pageTitle: 'Sign in',
  title: 'Sign in',
  lead: 'Safety data sheets for your workplace.',
  name: 'Email or user name',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  required: 'Value is required',
  sessionEnded: 'Your session has ended. Sign in again to continue where you left off.',
  signedIn: 'You are logged in.',
  signedOut: 'You are logged out.',
  unreachable: 'Vigie cannot be reached. Check your connection, then try again.',
  promise: 'The right sheet, in the right language, before the bottle is opened.',
  promiseDetail:
    'Search, label, print and keep your collection current, at your desk, on your phone or on the shop floor.',
  help: 'Need help?',
} as const;
