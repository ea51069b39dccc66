import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as signIn from './0002-sign-in.ts';
import * as requests from './0003-requests.ts';
import * as searchPage from './0004-search-page.ts';
import * as people from './0005-people.ts';
import * as requestFiles from './0006-requests.ts';
import * as documents from './0007-documents.ts';
import * as operator from './0008-operator.ts';
import * as sharedSearch from './0010-shared-search.ts';
import * as audit from './0011-audit.ts';
import * as oneIndexOfFiles from './0012-one-index-of-files.ts';
import * as submittedContent from './0013-submitted-content.ts';
import * as goingLive from './0014-going-live.ts';
import * as originals from './0015-originals.ts';
import * as ownedSheets from './0016-owned-sheets.ts';
import * as knownDevices from './0017-known-devices.ts';
import * as auditHolds from './0018-audit-holds.ts';
import * as ending from './0019-ending.ts';
import * as formerUsers from './0020-former-users.ts';
import * as mailDomains from './0021-mail-domains.ts';
import * as secondFactor from './0022-second-factor.ts';
import * as apiTokens from './0024-api-tokens.ts';
import * as singleSignOn from './0025-single-sign-on.ts';
import * as roleRules from './0026-role-rules.ts';
import * as sheetSections from './0027-sheet-sections.ts';
import * as unNumbers from './0028-un-numbers.ts';
import * as suspensionAndDirectories from './0029-suspension-and-directories.ts';
import * as claimedGroups from './0030-claimed-groups.ts';
import * as textIndex from './0031-text-index.ts';
import * as memberNumbers from './0032-member-numbers.ts';
import * as posters from './0033-posters.ts';
import * as readingRules from './0034-reading-rules.ts';
import * as scans from './0035-scans.ts';
import * as makerContacts from './0036-maker-contacts.ts';
import * as watchedLists from './0037-watched-lists.ts';
import * as storageAdvice from './0038-storage-advice.ts';
import * as weeklyNews from './0039-weekly-news.ts';
import * as queue from './0040-queue.ts';
import * as answers from './0041-answers.ts';
import * as readiness from './0042-readiness.ts';
import * as imports from './0043-imports.ts';
import * as sheetsAtTheDesk from './0045-sheets-at-the-desk.ts';
import * as deskHabits from './0046-desk-habits.ts';
import * as rowsOfImports from './0047-rows-of-imports.ts';
import * as formerPdfs from './0048-former-pdfs.ts';
import * as mendedImports from './0049-mended-imports.ts';
import * as webhooks from './0050-webhooks.ts';
import * as brokenOffReadings from './0051-broken-off-readings.ts';
import * as endedSessions from './0052-ended-sessions.ts';
import * as ownDetails from './0053-own-details.ts';
import * as replies from './0054-replies.ts';
import * as readableCopies from './0055-readable-copies.ts';

/** Every migration in the order of its name; one that has shipped is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-sign-in': signIn,
  '0003-requests': requests,
  '0004-search-page': searchPage,
  '0005-people': people,
  '0006-requests': requestFiles,
  '0007-documents': documents,
  '0008-operator': operator,
  '0010-shared-search': sharedSearch,
  '0011-audit': audit,
  '0012-one-index-of-files': oneIndexOfFiles,
  '0013-submitted-content': submittedContent,
  '0014-going-live': goingLive,
  '0015-originals': originals,
  '0016-owned-sheets': ownedSheets,
  '0017-known-devices': knownDevices,
  '0018-audit-holds': auditHolds,
  '0019-ending': ending,
  '0020-former-users': formerUsers,
  '0021-mail-domains': mailDomains,
  '0022-second-factor': secondFactor,
  '0024-api-tokens': apiTokens,
  '0025-single-sign-on': singleSignOn,
  '0026-role-rules': roleRules,
  '0027-sheet-sections': sheetSections,
  '0028-un-numbers': unNumbers,
  '0029-suspension-and-directories': suspensionAndDirectories,
  '0030-claimed-groups': claimedGroups,
  '0031-text-index': textIndex,
  '0032-member-numbers': memberNumbers,
  '0033-posters': posters,
  '0034-reading-rules': readingRules,
  '0035-scans': scans,
  '0036-maker-contacts': makerContacts,
  '0037-watched-lists': watchedLists,
  '0038-storage-advice': storageAdvice,
  '0039-weekly-news': weeklyNews,
  '0040-queue': queue,
  '0041-answers': answers,
  '0042-readiness': readiness,
  '0043-imports': imports,
  '0045-sheets-at-the-desk': sheetsAtTheDesk,
  '0046-desk-habits': deskHabits,
  '0047-rows-of-imports': rowsOfImports,
  '0048-former-pdfs': formerPdfs,
  '0049-mended-imports': mendedImports,
  '0050-webhooks': webhooks,
  '0051-broken-off-readings': brokenOffReadings,
  '0052-ended-sessions': endedSessions,
  '0053-own-details': ownDetails,
  '0054-replies': replies,
  '0055-readable-copies': readableCopies,
};
