import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { providerFields } from '#contract/operator/provider-settings.ts';
import { systemCheckIds } from '#contract/operator/system-checks.ts';

const access = { permission: 'operator' } as const;

export const getSystem = defineCall({
  id: 'getSystem',
  method: 'GET',
  path: '/operator/system',
  summary: 'Whether this installation is ready for people: what was looked at, and what was found',
  access,
  answer: z.object({
    version: z.string(),
    node: z.string(),
    essentials: z.object({
      jobs_waiting: z.number().int(),
      /** For how long the oldest of them has been there; 0 where none waits. */
      jobs_oldest_seconds: z.number().int(),
      /** Given up. */
      jobs_failed: z.number().int(),
      /** Indexes of organisations that are kept up, and those of them that lack changes; null while the search does not answer. */
      indexes: z.object({ kept: z.number().int(), behind: z.number().int() }).nullable(),
      /** Of the process that answered. */
      loop_delay_ms: z.number().int(),
      memory_bytes: z.number().int(),
    }),
    /** Addresses of organisations at which messages do not arrive, or that went off for it; those that have failed longest first. */
    failing_webhooks: z.array(
      z.object({
        organisation: z.object({ id: z.number().int(), en: z.string(), fr: z.string() }),
        /** Of the address; what stands behind it is the organisation's own. */
        host: z.string(),
        since: z.string(),
        is_on: z.boolean(),
        /** Messages that wait for it. */
        waiting: z.number().int(),
      }),
    ),
    findings: z.array(
      z.object({
        check: z.enum(systemCheckIds),
        outcome: z.string(),
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  }),
});

/** `fixed`: an address that the settings of the server name, and that is shown instead. */
const provider = z.object({ ...providerFields, version: z.number().int() });

export const getProvider = defineCall({
  id: 'getProvider',
  method: 'GET',
  path: '/operator/provider',
  summary: 'What the provider says of itself',
  access,
  answer: z.object({
    name_en: z.string(),
    name_fr: z.string(),
    support_email_en: z.string(),
    support_email_fr: z.string(),
    site_en: z.string(),
    site_fr: z.string(),
    terms_en: z.string(),
    terms_fr: z.string(),
    privacy_name: z.string(),
    privacy_email: z.string(),
    /** 0 while nothing was said. */
    version: z.number().int(),
    /** The settings of the server name the support address, which then is what people see. */
    is_address_fixed: z.boolean(),
  }),
});

export const updateProvider = defineCall({
  id: 'updateProvider',
  method: 'PUT',
  path: '/operator/provider',
  summary: 'Changes what the provider says of itself',
  access,
  audit: 'provider-changed',
  body: provider,
  answer: z.object({ version: z.number().int() }),
});
