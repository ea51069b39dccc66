import type { Readable } from 'node:stream';
import type { Email } from './compose-email.ts';

/** An email for one person, before it is sent. */
export interface Mail extends Email {
  /** What it is, for the log and the name of its file: `reset-link`. */
  readonly kind: string;
  readonly to: string;
  /** The reply address, when it is not our own. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
}

/** A file that goes with a message; its bytes are read when the message is sent. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** The part of a sent message that the log may have: nothing about the person when it was really sent. */
export type Receipt = Readonly<Record<string, string>>;

export interface Mailer {
  /** Sends a message. Throws when it was not taken; the caller tries again later. */
  send(mail: Mail): Promise<Receipt>;
  /** Why no message would be taken at this moment, in the mail server's words; undefined when it would. */
  findFault(): Promise<string | undefined>;
  close(): void;
}
