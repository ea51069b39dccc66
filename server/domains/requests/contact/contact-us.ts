import type { z } from 'zod';
import type { contactUs as call } from '#contract/calls/contact-us.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { keepWithRecords } from '#server/platform/files/claims.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { addRequest } from '../add-request.ts';
import { mailContact } from './mail-contact.ts';

/** What is written to support, as the request keeps it. S2.3-51. */
export interface ContactInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly additional_information: string;
  /** Bytes of the file that came with it. */
  readonly file_size?: number;
}

interface Message {
  readonly body: z.output<typeof call.body>;
  readonly file: ReceivedFile | undefined;
}

/** Makes a request of what was written, and has it mailed to support. */
export const contactUs = (
  { store, files }: { readonly store: Store; readonly files: FileStore },
  session: Session,
  { body, file }: Message,
): Promise<{ id: number }> =>
  keepWithRecords({ store, files }, file ? [file] : [], (trx) => {
    const { submission, additional_info, ...written } = body;
    const info: ContactInfo = {
      ...written,
      additional_information: additional_info,
      ...(file && { file_size: file.size }),
    };
    const add = async () => {
      const id = await addRequest(trx, session, {
        type: 'contact',
        info,
        ...(file && { file: { hash: file.hash, name: file.name } }),
      });
      await addJob(trx, mailContact, { requestId: id });
      return { id };
    };
    return answerOnce(trx, { userId: session.userId, key: submission }, add);
  });
