import { describe, expect, test } from 'vitest';
import { type ApiScope, apiScopeNames, apiScopes, scopeOf } from '#contract/api-scopes.ts';
import { type Call, scimBase } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

/** By scope: the words of it, in both languages, that name each call it opens. */
const named: Readonly<
  Record<Exclude<ApiScope, 'operator' | 'scim'>, Readonly<Record<string, readonly [RegExp, RegExp]>>>
> = {
  search: {
    searchSheets: [/Search/, /Rechercher/],
    selectSheets: [/Search/, /Rechercher/],
    postSelectSheets: [/Search/, /Rechercher/],
    suggest: [/Search/, /Rechercher/],
    searchTexts: [/Search/, /Rechercher/],
  },
  'sds-details': {
    getSheetDetails: [/Read sheets/, /Lire les fiches/],
    getSheetPdf: [/PDFs/, /PDF/],
    getSheetSections: [/Read sheets/, /Lire les fiches/],
  },
  tools: { getLabel: [/labels/, /étiquettes/], getLabelsPdf: [/labels/, /étiquettes/] },
  'create-excel': { exportExcel: [/Excel/, /Excel/] },
  'create-index': { createIndex: [/index/, /index/] },
  'create-binder': { createBinder: [/a binder/, /un cartable/] },
  'create-ebinder': { createEbinder: [/e-binder/, /électronique/] },
  overview: {
    getOverview: [/figures/, /chiffres/],
    exportOverview: [/figures/, /chiffres/],
    getOrganisationsSideBySide: [/figures/, /chiffres/],
    getWatchedLists: [/watch/, /surveill/],
    updateWatchedLists: [/watch/, /surveill/],
    getWeeklyNews: [/weekly mail/, /courriel de la semaine/],
    updateWeeklyNews: [/weekly mail/, /courriel de la semaine/],
    getStorageAdvice: [/storage advice/, /conseils d’entreposage/],
    acceptStorage: [/accept/, /accepter/],
    withdrawAcceptance: [/accept/, /accepter/],
  },
  'message-centre': {
    listRequests: [/Follow requests/, /Suivre les demandes/],
    getRequest: [/Follow requests/, /Suivre les demandes/],
    getRequestFile: [/documents/, /documents/],
    downloadDocument: [/documents/, /documents/],
    revokeDownloadLinks: [/end mailed links/, /révoquer les liens/],
  },
  'sds-addition': { addSheets: [/additions/, /ajouts/] },
  'manage-sds': {
    listRemovalRequests: [/read those/, /lire ceux/],
    getLocationsByIsns: [/removals/, /retraits/],
    saveRemovalRequests: [/Ask for removals/, /Demander des retraits/],
    requestSheetRemoval: [/Ask for removals/, /Demander des retraits/],
  },
  'contact-us': { contactUs: [/support/, /soutien/], replyToDesk: [/support/, /soutien/] },
  'manage-users': {
    listUsers: [/Read the users/, /Lire les utilisateurs/],
    getUser: [/Read the users/, /Lire les utilisateurs/],
    listRoles: [/roles/, /rôles/],
  },
  'add-user': { createUser: [/Invite/, /Inviter/], resendUserVerification: [/again/, /renvoyer/] },
  'edit-user': {
    updateUser: [/Change/, /Modifier/],
    patchUser: [/Change/, /Modifier/],
    suspendUser: [/suspend/, /suspendre/],
    restoreUser: [/suspend/, /suspendre/],
    deleteUser: [/remove/, /retirer/],
    deleteUsers: [/remove/, /retirer/],
    resetUserFactors: [/reset their two-step/, /réinitialiser leur connexion/],
  },
  // Opens no call of its own: it lifts what the two before it may not do with administrators.
  'manage-admins': {},
  imports: Object.fromEntries(
    [
      ...['listImports', 'createImport', 'addImportFiles', 'examineImport', 'getImport', 'previewImport'],
      ...[
        'changeImport',
        'listImportRows',
        'mendImportRow',
        'startImport',
        'takeBackImport',
        'dropImport',
        'downloadImportReport',
      ],
    ].map((id) => [id, [/Import lists and PDFs, and take imports back/, /Importer .* et annuler/]]),
  ),
  'mail-domains': { getMailDomains: [/Read/, /Lire/], updateMailDomains: [/set/, /choisir/] },
  'audit-log': { listAudit: [/Read the audit log/, /Lire/], downloadAudit: [/Read the audit log/, /Lire/] },
};

const openedBy = (scope: ApiScope) => (calls as readonly Call[]).filter((call) => scopeOf(call) === scope);

describe.each(apiScopeNames.filter((scope) => scope !== 'operator' && scope !== 'scim'))('the scope %s', (scope) => {
  test('opens exactly the calls that its words name, in both languages', () => {
    const names = named[scope];
    expect(
      openedBy(scope)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(names).sort());
    for (const [en, fr] of Object.values(names)) {
      expect(apiScopes[scope].en).toMatch(en);
      expect(apiScopes[scope].fr).toMatch(fr);
    }
  });
});

test('“Everything of the desk” opens the desk’s calls, all of them but what is a person’s own, and no other', () => {
  const ofOperator = (calls as readonly Call[]).filter(
    ({ path, ofPerson }) => path.startsWith('/operator/') && !ofPerson,
  );
  const opened = openedBy('operator').map(({ id }) => id);
  expect(opened).toEqual(expect.arrayContaining(ofOperator.map(({ id }) => id)));
  expect(openedBy('operator').filter(({ path }) => !path.startsWith('/operator/'))).toEqual([]);
});

test('“Keep users and groups” opens the calls of SCIM, all of them, and no other', () => {
  const ofScim = (calls as readonly Call[]).filter(({ base }) => base === scimBase).map(({ id }) => id);
  expect(openedBy('scim').map(({ id }) => id)).toEqual(ofScim);
});

test('every token asks whose it is and for the locations, and nothing more by itself', () => {
  const open = (calls as readonly Call[]).filter((call) => scopeOf(call) === 'every').map(({ id }) => id);
  expect(open.sort()).toEqual(['getUserInfo', 'listSubsets']);
});
