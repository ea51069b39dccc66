import type {
  ApiTokenTable,
  AttemptTable,
  FormerUserTable,
  KnownDeviceTable,
  KnownNetworkTable,
  MembershipSubsetTable,
  MembershipTable,
  SessionTable,
  TokenTable,
  UserTable,
} from './tables/accounts.ts';
import type { AuditChainTable, AuditEntryTable, AuditNamesTable, AuditSealTable } from './tables/audit.ts';
import type { CollectionSheetSubsetTable, CollectionSheetTable, SheetTable } from './tables/collection.ts';
import type { AdditionDraftTable, ReadingTable, SectionReadingTable, SheetSectionTable } from './tables/desk.ts';
import type { JobTable } from './tables/jobs.ts';
import type { EndedOrganisationTable, OrganisationTable, SubsetTable } from './tables/organisations.ts';
import type { ProviderSettingsTable, SetupLinkTable } from './tables/provider.ts';
import type {
  DownloadLinkTable,
  FileClaimTable,
  OriginalTable,
  RemovalTable,
  RequestChangeTable,
  RequestTable,
  RequestViewTable,
  SubmissionTable,
  UploadTable,
} from './tables/requests.ts';
import type { NoticeDismissalTable, NoticeTable, PreferencesTable, SavedSearchTable } from './tables/search-page.ts';
import type {
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  TotpSecretTable,
} from './tables/second-factor.ts';
import type { IndexLeaseTable, StoreIdentityTable } from './tables/shared-search.ts';

/**
 * The tables as SQL sees them: instants are ISO-8601 UTC text, days `YYYY-MM-DD` text, booleans 0 or 1, lists and objects
 * JSON text, "not known" the empty string rather than null where the value is a word.
 */
export interface Tables {
  organisations: OrganisationTable;
  subsets: SubsetTable;
  users: UserTable;
  memberships: MembershipTable;
  membership_subsets: MembershipSubsetTable;
  sessions: SessionTable;
  tokens: TokenTable;
  attempts: AttemptTable;
  known_devices: KnownDeviceTable;
  known_networks: KnownNetworkTable;
  api_tokens: ApiTokenTable;
  totp_secrets: TotpSecretTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  recovery_codes: RecoveryCodeTable;
  jobs: JobTable;
  sheets: SheetTable;
  collection_sheets: CollectionSheetTable;
  collection_sheet_subsets: CollectionSheetSubsetTable;
  requests: RequestTable;
  request_views: RequestViewTable;
  preferences: PreferencesTable;
  saved_searches: SavedSearchTable;
  notices: NoticeTable;
  notice_dismissals: NoticeDismissalTable;
  removals: RemovalTable;
  submissions: SubmissionTable;
  request_changes: RequestChangeTable;
  file_claims: FileClaimTable;
  originals: OriginalTable;
  uploads: UploadTable;
  download_links: DownloadLinkTable;
  readings: ReadingTable;
  section_readings: SectionReadingTable;
  sheet_sections: SheetSectionTable;
  addition_drafts: AdditionDraftTable;
  index_leases: IndexLeaseTable;
  store_identity: StoreIdentityTable;
  audit_entries: AuditEntryTable;
  audit_names: AuditNamesTable;
  audit_seals: AuditSealTable;
  audit_chain: AuditChainTable;
  former_users: FormerUserTable;
  setup_links: SetupLinkTable;
  provider_settings: ProviderSettingsTable;
  ended_organisations: EndedOrganisationTable;
}
