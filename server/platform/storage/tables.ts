import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type {
  ApiTokenTable,
  AttemptTable,
  DeskHabitsTable,
  EndedSessionTable,
  FormerUserTable,
  KnownDeviceTable,
  KnownNetworkTable,
  MemberNumberTable,
  MembershipSubsetTable,
  MembershipTable,
  SessionTable,
  TokenTable,
  UserTable,
} from './tables/accounts.ts';
import type { AnswerTemplateTable, OfferedTemplateTable } from './tables/answer-templates.ts';
import type { AuditChainTable, AuditEntryTable, AuditNamesTable, AuditSealTable } from './tables/audit.ts';
import type { CollectionSheetSubsetTable, CollectionSheetTable, SheetTable } from './tables/collection.ts';
import type { FormerPdfTable, SettledAttentionTable, SheetEndTable } from './tables/desk-sheets.ts';
import type { DirectoryEntryTable, DirectoryGroupMemberTable, DirectoryGroupTable } from './tables/directories.ts';
import type {
  ImportChangeTable,
  ImportFileTable,
  ImportLocationTable,
  ImportMendTable,
  ImportReadingTable,
  ImportRowTable,
  ImportTable,
} from './tables/imports.ts';
import type { JobTable } from './tables/jobs.ts';
import type { MakerContactTable } from './tables/makers.ts';
import type {
  EndedOrganisationTable,
  OrganisationTable,
  RoleRuleSubsetTable,
  RoleRuleTable,
  StorageAcceptanceTable,
  StorageMonthTable,
  SubsetTable,
  WeeklyStateTable,
} from './tables/organisations.ts';
import type { PosterTable } from './tables/posters.ts';
import type {
  DownloadLinkTable,
  FileReservationTable,
  OriginalTable,
  RemovalTable,
  RequestChangeTable,
  RequestPresenceTable,
  RequestTable,
  RequestViewTable,
  SubmissionTable,
  UntoldEndTable,
  UploadTable,
} from './tables/requests.ts';
import type { ReadableCopyTable, ScanPageTable, ScanTable } from './tables/scans.ts';
import type { NoticeDismissalTable, NoticeTable, PreferencesTable, SavedSearchTable } from './tables/search-page.ts';
import type {
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  TotpSecretTable,
} from './tables/second-factor.ts';
import type { SectionReadingTable, SheetSectionTable } from './tables/sections.ts';
import type {
  ProviderIdentityTable,
  ProviderSignInTable,
  SingleSignOnDomainTable,
  SingleSignOnTable,
} from './tables/single-sign-on.ts';
import type { Json } from './tables/values.ts';
import type { WebhookDeliveryTable, WebhookEventTable, WebhookTable } from './tables/webhooks.ts';

/**
 * The tables as SQL sees them: instants are ISO-8601 UTC text, days `YYYY-MM-DD` text, booleans 0 or 1, lists and objects
 * JSON text, "not known" the empty string rather than null where the value is a word.
 */
export interface Tables {
  organisations: OrganisationTable;
  subsets: SubsetTable;
  storage_acceptances: StorageAcceptanceTable;
  storage_months: StorageMonthTable;
  weekly_states: WeeklyStateTable;
  role_rules: RoleRuleTable;
  role_rule_subsets: RoleRuleSubsetTable;
  users: UserTable;
  memberships: MembershipTable;
  member_numbers: MemberNumberTable;
  membership_subsets: MembershipSubsetTable;
  directory_entries: DirectoryEntryTable;
  directory_groups: DirectoryGroupTable;
  directory_group_members: DirectoryGroupMemberTable;
  sessions: SessionTable;
  ended_sessions: EndedSessionTable;
  tokens: TokenTable;
  attempts: AttemptTable;
  known_devices: KnownDeviceTable;
  known_networks: KnownNetworkTable;
  api_tokens: ApiTokenTable;
  totp_secrets: TotpSecretTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  recovery_codes: RecoveryCodeTable;
  single_sign_on: SingleSignOnTable;
  single_sign_on_domains: SingleSignOnDomainTable;
  provider_identities: ProviderIdentityTable;
  provider_sign_ins: ProviderSignInTable;
  posters: PosterTable;
  webhooks: WebhookTable;
  webhook_events: WebhookEventTable;
  webhook_deliveries: WebhookDeliveryTable;
  jobs: JobTable;
  sheets: SheetTable;
  collection_sheets: CollectionSheetTable;
  collection_sheet_subsets: CollectionSheetSubsetTable;
  requests: RequestTable;
  request_views: RequestViewTable;
  request_presences: RequestPresenceTable;
  preferences: PreferencesTable;
  desk_habits: DeskHabitsTable;
  saved_searches: SavedSearchTable;
  notices: NoticeTable;
  notice_dismissals: NoticeDismissalTable;
  removals: RemovalTable;
  submissions: SubmissionTable;
  request_changes: RequestChangeTable;
  untold_ends: UntoldEndTable;
  answer_templates: AnswerTemplateTable;
  offered_templates: OfferedTemplateTable;
  file_claims: FileReservationTable;
  originals: OriginalTable;
  uploads: UploadTable;
  download_links: DownloadLinkTable;
  readings: ReadingTable;
  section_readings: SectionReadingTable;
  sheet_sections: SheetSectionTable;
  scans: ScanTable;
  scan_pages: ScanPageTable;
  readable_copies: ReadableCopyTable;
  maker_contacts: MakerContactTable;
  addition_drafts: AdditionDraftTable;
  imports: ImportTable;
  import_files: ImportFileTable;
  import_rows: ImportRowTable;
  import_mends: ImportMendTable;
  import_readings: ImportReadingTable;
  import_changes: ImportChangeTable;
  import_locations: ImportLocationTable;
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
  sheet_ends: SheetEndTable;
  former_pdfs: FormerPdfTable;
  settled_attention: SettledAttentionTable;
}

/** What the machine made of a PDF, kept so that no file is read twice. */
interface ReadingTable {
  /** SHA-256 of the file, hex. */
  file_hash: string;
  /** By which it was read: `readingRules`. */
  rules: number;
  outcome: SheetReading['outcome'];
  /** A `SheetReading`. */
  reading: Json;
  /** How many times in a row it was broken off; 0 once it was read to its end. */
  broken_off: number;
  created_at: string;
}

/** An addition that the operators are at. */
interface AdditionDraftTable {
  request_id: number;
  /** An `AdditionDraft`. */
  draft: Json;
  /** Rises with every saving. */
  version: number;
  /** The person who saved it last; null when the account is deleted. */
  user_id: number | null;
  updated_at: string;
}

/** A link with which a new installation is set up. */
interface SetupLinkTable {
  /** SHA-256 of its token, hex. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** One row: what the provider says of itself, `ProviderSettings`. */
interface ProviderSettingsTable {
  id: 1;
  settings: Json;
  /** Rises with every change. */
  version: number;
}

/** The process that updates an organisation's search index, where all processes share one index. */
interface IndexLeaseTable {
  organisation_id: number;
  held_by: string;
  /** Until then nobody else is working on it; empty when nobody is. */
  held_until: string;
}

/** One row: which store this is, for what is derived from it. */
interface StoreIdentityTable {
  id: string;
}
