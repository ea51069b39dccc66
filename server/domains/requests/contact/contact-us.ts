import type { z } from 'zod';
import type { contactUs as call } from '#contract/calls/contact-us.ts';
import type { TakenOut } from '#contract/requests/taken-out.ts';
import type { Counted } from '#server/domains/accounts/attempts.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { Config } from '#server/platform/config.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { addRequest } from '../add-request.ts';
import { refuseTooManyOpen } from '../open-requests.ts';
import { mailContact } from './mail-contact.ts';

/** What is written to support, as the request keeps it. S2.3-51. */
export interface ContactInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly additional_information: string;
  /** Bytes of the file that came with it, as it is kept. */
  readonly file_size?: number;
  /** What that file was sent with and is not kept with. */
  readonly taken_out?: readonly TakenOut[];
}

interface Needed {
  readonly store: Store;
  readonly files: FileStore;
  readonly config: Pick<Config, 'maxOpenRequests'>;
}

interface Message {
  readonly body: z.output<typeof call.body>;
  readonly file: ReceivedFile | undefined;
}

/** Makes a request of what was written, and has it mailed to support. */
export const contactUs = (
  { store, files, config }: Needed,
  session: Session,
  { body, file }: Message,
): Promise<z.input<typeof call.answer>> =>
  keepWithRecords({ store, files }, file ? [file] : [], (trx) => {
    const { submission, additional_info, ...written } = body;
    const told = file && file.takenOut.length > 0 ? { taken_out: [...file.takenOut] } : {};
    const info: ContactInfo = {
      ...written,
      additional_information: additional_info,
      ...(file && { file_size: file.size }),
      ...told,
    };
    const add = async () => {
      await refuseTooManyOpen(trx, session.organisationId, { type: 'contact', more: 1, max: config.maxOpenRequests });
      const id = await addRequest(trx, session, {
        type: 'contact',
        info,
        ...(file && { file: { hash: file.hash, name: file.name } }),
      });
      await addJob(trx, mailContact, { requestId: id });
      return { id, ...told };
    };
    return answerOnce(trx, { userId: session.userId, key: submission }, add);
  });

/** Messages of one account; a shared one is used by a whole floor. */
export const messagesOf = (userId: number): Counted => ({
  scope: 'contact-user',
  subject: String(userId),
  limit: 20,
  window: 15 * 60_000,
});
