import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { mailEmailChange } from './mail-email-change.ts';
import { sendEmailChangeLink } from './send-email-change-link.ts';

export const handleMailEmailChange: JobHandler<typeof mailEmailChange> = (asked, services) =>
  sendEmailChangeLink(services, asked);
