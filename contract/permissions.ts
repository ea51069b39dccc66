/** Every permission the server may grant; most are also the first path segment of the screen they open. S1.6-04. */
export const permissions = [
  'search',
  'resources',
  'tools',
  'create-index',
  'create-excel',
  'create-binder',
  'create-ebinder',
  'overview',
  'message-centre',
  'account-information',
  'change-password',
  'second-factor',
  'manage-sds',
  'sds-addition',
  'has-phone',
  'manage-users',
  'add-user',
  'edit-user',
  'manage-admins',
  'audit-log',
  'mail-domains',
  'posters',
  'imports',
  'api-tokens',
  'webhooks',
  'scim',
  'single-sign-on',
  'sds-details',
  'contact-us',
  'operator',
] as const;
export type Permission = (typeof permissions)[number];

/** Roles of an organisation's members, and the operators. S1.6-01. */
export const roles = ['read-only', 'collection-admin', 'company-admin', 'operator'] as const;
export type Role = (typeof roles)[number];

const readOnly: readonly Permission[] = [
  'search',
  'sds-details',
  'resources',
  'tools',
  'create-index',
  'create-excel',
  'message-centre',
  'account-information',
  'change-password',
  'second-factor',
  'contact-us',
];
const collectionAdmin: readonly Permission[] = [
  ...readOnly,
  'create-binder',
  'create-ebinder',
  'overview',
  'manage-sds',
  'sds-addition',
  'has-phone',
];

const granted: Record<Role, readonly Permission[]> = {
  'read-only': readOnly,
  'collection-admin': collectionAdmin,
  'company-admin': [
    ...collectionAdmin,
    'manage-users',
    'add-user',
    'edit-user',
    'manage-admins',
    'audit-log',
    'mail-domains',
    'posters',
    'imports',
    'api-tokens',
    'webhooks',
    'scim',
    'single-sign-on',
  ],
  operator: ['operator', 'account-information', 'change-password', 'second-factor', 'api-tokens'],
};

/** Nobody owns a shared account, so nobody may change its details or its password. */
const refusedToShared: readonly Permission[] = ['account-information', 'change-password', 'second-factor'];

/** What programs alone do: a person gives it to a token and has it not. */
const onlyByToken: readonly Permission[] = ['scim'];

interface Grantee {
  readonly role: Role;
  readonly shared: boolean;
  /** They must have a second factor, and have not set one up yet. */
  readonly mustEnrol?: boolean;
  /** Came through the organisation's identity provider, which is no way to a password that opens other organisations too. */
  readonly byProvider?: boolean;
  /** Of an API token: it may do nothing else, though its role may. */
  readonly scopes?: readonly Permission[];
}

/** What someone of this role may do. Shared accounts cannot touch their own account; who must enrol a second factor can do that alone. */
export const permissionsOf = ({ role, shared, mustEnrol = false, byProvider = false, scopes }: Grantee): Permission[] =>
  granted[role].filter(
    (permission) =>
      !(shared && refusedToShared.includes(permission)) &&
      !(byProvider && permission === 'change-password') &&
      (!mustEnrol || permission === 'second-factor') &&
      (scopes ? scopes.includes(permission) : !onlyByToken.includes(permission)),
  );

/** What somebody of this role may give to a token: what the role may, and what only tokens may. */
export const grantableBy = (role: Role): readonly Permission[] => granted[role];

/** First path segments that any signed-in user may open. S1.2.1-05. */
export const alwaysAllowedSegments: readonly string[] = [
  'resources',
  'sds-database',
  'chem-info',
  'contact-us-success',
  'sds-addition-success',
  '',
];

/** Whether a path may be opened by someone with these permissions: the guard's rule on its first segment. */
export const canOpen = (path: string, granted: readonly string[]): boolean => {
  const segment = segmentOf(path);
  return alwaysAllowedSegments.includes(segment) || granted.includes(segment);
};

/** Whether a path is shown by the operators' part of the app: its own, and for operators what they may open besides, their account. */
export const isOperatorPath = (path: string, granted: readonly string[]): boolean =>
  segmentOf(path) === 'operator' || (granted.includes('operator') && granted.includes(segmentOf(path)));

const segmentOf = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/** Where the operators begin. */
export const operatorHome = '/operator/requests';

/** Where someone with these permissions begins, and is led back to. */
export const homeOf = (granted: readonly string[]): string => {
  if (granted.includes('operator')) return operatorHome;
  return granted.includes('search') || !granted.includes('second-factor') ? '/search' : '/second-factor';
};

/** Whether a role sees only the sheets of its own locations and of those beneath them. */
export const seesOwnLocationsOnly = (role: Role): boolean => role === 'read-only';
