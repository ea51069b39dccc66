import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { mailNewAddress } from './mail-email-change.ts';
import { sendNewAddressLink } from './send-new-address-link.ts';

export const handleMailNewAddress: JobHandler<typeof mailNewAddress> = (asked, services) =>
  sendNewAddressLink(services, asked);
