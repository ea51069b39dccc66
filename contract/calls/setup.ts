import { z } from 'zod';
import { defineCall } from '../call.ts';
import { withoutDirections } from '../directions.ts';
import { accountEmail, personName } from '../json-api/types/user-fields.ts';
import { languages } from '../languages.ts';
import { providerSettings } from '../operator/provider-settings.ts';
import { confirmed, newPassword, unconfirmed } from '../passwords.ts';

/** Of the link that the server prints when it starts with nobody there. One that was mangled is not one of ours. */
const token = z.string();
const name = z.string().overwrite(withoutDirections).trim().min(1).max(200);

/** Whether mail leaves by a server, is kept in a folder where nobody reads it, or waits for a server. */
const mail = z.enum(['server', 'folder', 'none']);

export const openSetup = defineCall({
  id: 'openSetup',
  method: 'POST',
  repeated: 'harmless',
  path: '/setup/open',
  summary: 'Whether the link with which a new installation is set up still holds, and what is known by then',
  access: 'anyone',
  body: z.strictObject({ token }),
  answer: z.object({
    mail,
    /** Empty where the settings of the environment do not say. */
    support_email_en: z.string(),
    support_email_fr: z.string(),
    /** The client number that the first organisation gets unless another is chosen. */
    number: z.number().int(),
  }),
});

export const sendSetupMail = defineCall({
  id: 'sendSetupMail',
  method: 'POST',
  repeated: 'harmless',
  path: '/setup/mail',
  summary: 'Sends a message to try whether mail arrives',
  access: 'anyone',
  body: z.strictObject({ token, email: accountEmail, language: z.enum(languages) }),
  /** `reason`: what the mail server said, in its own words, where it did not take the message. */
  answer: z.object({ mail, sent: z.boolean(), reason: z.string() }),
});

export const completeSetup = defineCall({
  id: 'completeSetup',
  method: 'POST',
  repeated: 'harmless',
  path: '/setup',
  summary:
    'Makes the first operator, who is signed in, what the provider says of itself, the first organisation and the invitation of its administrator. The link is used up',
  access: 'anyone',
  audit: 'setup-completed',
  body: z
    .strictObject({
      token,
      language: z.enum(languages),
      first_name: personName,
      last_name: personName,
      email: accountEmail,
      password: newPassword,
      password_confirmation: z.string().min(1),
      provider_en: providerSettings.shape.name_en,
      provider_fr: providerSettings.shape.name_fr,
      support_email_en: providerSettings.shape.support_email_en,
      support_email_fr: providerSettings.shape.support_email_fr,
      site_en: providerSettings.shape.site_en,
      site_fr: providerSettings.shape.site_fr,
      terms_en: providerSettings.shape.terms_en,
      terms_fr: providerSettings.shape.terms_fr,
      number: z.number().int().min(1).max(999_999_999),
      organisation_en: name,
      organisation_fr: name,
      /** One location a line: `Plant`, within another `Plant > Paint shop`, in two languages `Plant | Usine`. */
      locations: z.string().overwrite(withoutDirections).max(100_000),
      administrator_email: accountEmail,
      administrator_language: z.enum(languages),
    })
    .refine(confirmed, unconfirmed),
  answer: z.object({}),
});
