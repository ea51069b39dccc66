import { z } from 'zod';
import { withoutDirections } from '../directions.ts';
import { accountEmail } from '../json-api/types/user-fields.ts';

const name = z.string().overwrite(withoutDirections).trim().min(1).max(200);

/** Where a link leads: an address of the web, or empty for no link. */
const link = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success, {
    params: { code: 'validation.url' },
  })
  .default('');

/** The provider's own settings in both languages: set when the installation is set up, changed by operators. */
export const providerFields = {
  name_en: name,
  name_fr: name,
  support_email_en: accountEmail,
  support_email_fr: accountEmail,
  /** The provider's own site and its terms of use; without them pages show no such link. */
  site_en: link,
  site_fr: link,
  terms_en: link,
  terms_fr: link,
  /** The person responsible for the protection of personal information; empty when nobody is named. */
  privacy_name: z.string().overwrite(withoutDirections).trim().max(200).default(''),
  privacy_email: z.union([z.literal(''), accountEmail]).default(''),
} as const;
/** Reads all of them: texts are trimmed, and a link or a privacy contact that is left out becomes empty. */
export const providerSettings = z.object(providerFields);
export type ProviderSettings = z.output<typeof providerSettings>;
