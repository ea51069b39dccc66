export const errorPages = {
  notFoundPageTitle: 'Page not found',
  notFound: 'Page not found',
  notFoundDetail: 'There is nothing at this address. It may have been mistyped, or the page may have moved.',
  notAuthorizedPageTitle: 'Not authorized',
  notAuthorized: 'Your role cannot open this page',
  notAuthorizedFor: 'Your role cannot open “%{page}”',
  notAuthorizedAdmin:
    'You are signed in as %{name}. No role in an organization opens this page; if you need it, write to us.',
  notAuthorizedDetail: 'You are signed in as %{name}. %{admin}, your company admin, can change your role.',
  notAuthorizedNoAdmin: 'You are signed in as %{name}. Your organization’s admin can change your role.',
  writeTo: 'Write to %{name}',
  backToSearch: 'Back to search',
  backToDesk: 'Back to the requests',
  crashed: 'This page stopped working',
  crashedDetail: 'Nothing you saved is lost. Reload the page; if it happens again, tell us what you were doing.',
  reload: 'Reload',
} as const;
