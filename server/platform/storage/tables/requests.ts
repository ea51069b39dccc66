import type { Generated } from 'kysely';
import type { Readiness } from '#contract/operator/readiness.ts';
import type { RemovalOutcome } from '#contract/operator/removal-outcome.ts';
import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import type { Flag, Json } from './values.ts';

/** What a member asked for, or had made. */
export interface RequestTable {
  /** The reference number people quote. */
  id: Generated<number>;
  organisation_id: number;
  /** Null when the account is gone. */
  user_id: number | null;
  /** The former owner's name, once the account is deleted. */
  former_user_id: Generated<number | null>;
  type: RequestType;
  status: RequestStatus;
  /** What was asked, in the wire names of its type (S2.3-51…55). */
  info: Json;
  /** SHA-256 of the file it brought or led to, hex; empty when there is no file (any more). */
  file_hash: Generated<string>;
  /** What people call that file. */
  file_name: Generated<string>;
  /** The file it led to has expired. */
  is_file_deleted: Generated<Flag>;
  /** Sheets made ready so far, while a document is being made. */
  progress: Generated<number>;
  /** Until when the file it led to is kept; empty when it is kept for good. */
  expires_at: Generated<string>;
  /** When the links to it that were mailed were ended; empty while they work. */
  links_revoked_at: Generated<string>;
  /** The operator who has it, or had it when it ended; null when nobody has. */
  holder_id: Generated<number | null>;
  /** When somebody took it, was given it, or gave it back; empty when it was always nobody's. A later change has a later moment. */
  holder_changed_at: Generated<string>;
  /** What was sent together shares it; empty where nothing else was. */
  submission: Generated<string>;
  /** What reading made of an addition's PDF; empty before it was read, and of what is no addition. */
  readiness: Generated<Readiness | ''>;
  /** The desk opened it, without anybody of the organisation asking. */
  from_desk: Generated<Flag>;
  /** The last word on it is its organisation's. */
  has_reply: Generated<Flag>;
  created_at: string;
}

/** What happened to a request after it was made. */
export interface RequestChangeTable {
  id: Generated<number>;
  request_id: number;
  /** Null when it was Vigie itself, or the account is gone. */
  user_id: number | null;
  /** The former owner's name, once the account is deleted. */
  former_user_id: Generated<number | null>;
  /** The status from then on; empty where only a note was left. */
  status: RequestStatus | '';
  note: string;
  /** A note of the organisation's own people to the desk. */
  is_reply: Generated<Flag>;
  created_at: string;
}

/** An end that the requester has not been mailed yet: it waits for what was sent together with it. */
export interface UntoldEndTable {
  request_id: number;
  /** The change that ended it. */
  change_id: number;
  submission: string;
  ended_at: string;
}

/** A file that is about to be stored for a record: while the reservation lasts nobody removes it, afterwards the record holds it. */
export interface FileReservationTable {
  /** SHA-256 of the file, hex. */
  hash: string;
  /** The account that stores it, made up again each time. */
  owner: string;
  /** A reservation that was not used until then was left behind by a process that died. */
  expires_at: string;
}

/** The original hash of a kept file, before it was rewritten. */
export interface OriginalTable {
  /** SHA-256 of what was sent, hex. */
  original_hash: string;
  /** SHA-256 of what is kept, hex. */
  file_hash: string;
}

/** How much an organisation has sent in an hour. */
export interface UploadTable {
  organisation_id: number;
  /** `2026-05-31T14`, UTC. */
  hour: string;
  bytes: number;
}

/** The people who have opened a request. */
export interface RequestViewTable {
  request_id: number;
  user_id: number;
  seen_at: string;
}

/** An operator who has a request open on the screen, as of the last sign of life. */
export interface RequestPresenceTable {
  request_id: number;
  user_id: number;
  seen_at: string;
}

/** A location that a removal request is about. */
export interface RemovalTable {
  request_id: number;
  organisation_id: number;
  isn: number;
  /** 0 for a sheet that has no location. */
  subset_id: number;
  /** Still open: not done and not refused. */
  is_open: Flag;
  /** What became of it. */
  outcome: Generated<RemovalOutcome>;
}

/** What was sent and answered, so that the same sent again does nothing more. */
export interface SubmissionTable {
  user_id: number;
  key: string;
  answer: Json;
  /** SHA-256 of the call and what was sent to it, hex; empty in rows from before it was kept. */
  content_hash: string;
  created_at: string;
}

/** A link in a mail that opens the document of a request without a session. */
export interface DownloadLinkTable {
  /** SHA-256 of its token, hex: a stolen table opens nothing. */
  token_hash: string;
  request_id: number;
  created_at: string;
  expires_at: string;
  /** How often it was opened; the parts of a file that is fetched in parts are one opening. */
  openings: Generated<number>;
}
