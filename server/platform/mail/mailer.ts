import type { Readable } from 'node:stream';
import type { Email } from './compose-email.ts';

/** An email on its way to one person. */
export interface Mail extends Email {
  /** What it is, for the log and the name of its file: `reset-link`. */
  readonly kind: string;
  readonly to: string;
  /** Whom an answer goes to, when not to us. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
}

/** A file that goes with a message; its bytes are read when the message is sent. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** What the log may know of a sent message: nothing of the person where it really left. */
export type Receipt = Readonly<Record<string, string>>;

export interface Mailer {
  /** Sends a message. Throws when it was not taken; the caller tries again later. */
  send(mail: Mail): Promise<Receipt>;
  /** Why no message would be taken at this moment, in the mail server's words; undefined when it would. */
  findFault(): Promise<string | undefined>;
  close(): void;
}
