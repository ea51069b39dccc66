/**
 * What the audit log tells of, and when it is written: in the transaction of a change, or with the answer that lets somebody in
 * or hands something out. A call names its event; decision 23.
 */
export const auditEvents = {
  /** The first operator set the installation up. */
  'setup-completed': 'change',
  'sign-in': 'answer',
  'sign-in-refused': 'answer',
  'sign-out': 'answer',
  /** The present password, asked for again within a session, was wrong. */
  'password-refused': 'answer',
  'password-changed': 'change',
  'password-reset': 'change',
  /** An invitation accepted, an address verified, or another address taken. */
  'account-verified': 'change',
  'invitation-declined': 'change',
  'invitation-resent': 'change',
  'user-added': 'change',
  'user-changed': 'change',
  'user-removed': 'change',
  /** What the provider says of itself. */
  'provider-changed': 'change',
  /** By the command; nobody is known. */
  'backup-taken': 'change',
  'organisation-added': 'change',
  'organisation-changed': 'change',
  /** Taken out of the store with all that was its own. */
  'organisation-ended': 'change',
  'removal-requested': 'change',
  'removal-decided': 'change',
  'request-refused': 'change',
  'sheet-added': 'change',
  'sheet-changed': 'change',
  /** What one organisation sent may be shown to others. */
  'sheet-shared': 'change',
  'sheet-removed': 'change',
  'sheet-downloaded': 'answer',
  'labels-downloaded': 'answer',
  'collection-exported': 'answer',
  'document-downloaded': 'answer',
  'request-file-downloaded': 'answer',
} as const satisfies Record<string, 'answer' | 'change'>;
export type AuditEvent = keyof typeof auditEvents;
