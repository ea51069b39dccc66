import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** What a person is told of their account's ways in, in case it was somebody else who did it. */
export const securityNotices = [
  'new-device',
  /** Somebody has to wait for them. */
  'many-wrong-tries',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'recovery-codes-made',
  'recovery-code-used',
  'provider-linked',
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

export const mailSecurityNotice = defineJob(
  'mail-security-notice',
  z.object({
    userId: z.number().int(),
    what: z.enum(securityNotices),
    /** Of a new device: what its browser says of itself, and from where it came. */
    userAgent: z.string().max(300).optional(),
    address: z.string().max(64).optional(),
  }),
);
