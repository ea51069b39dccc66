import { z } from 'zod';
import { defineCall } from '../call.ts';
import { passwordLength } from '../limits.ts';

/** What a browser and an authenticator say to each other, as WebAuthn's JSON has it: the server's library reads it, and refuses what is not one. */
const authenticatorJson = z.looseObject({ id: z.string().min(1).max(1500) });
/** What the browser's library is handed to ask an authenticator. */
const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

const ownFactor = { permission: 'second-factor' } as const;

/** Asked for again before the ways in to an account change; of an account without a password a session that was just opened. */
const current_password = z.string().max(passwordLength.max).optional();
/** Shown once, when the account had no recovery codes. */
const recovery_codes = z.array(z.string()).optional();

export const getSecondFactor = defineCall({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/second-factor',
  summary: 'Which second factors one’s own account has',
  access: ownFactor,
  answer: z.object({
    /** The organisation or the provider says that there has to be one. */
    demanded: z.boolean(),
    /** Whether the session opens nothing else until there is one. */
    must_enrol: z.boolean(),
    /** The password is asked for before anything is changed. */
    asks_password: z.boolean(),
    totp: z.boolean(),
    /** Whether browsers have passkeys at this address. */
    passkeys_possible: z.boolean(),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), created_at: z.string(), used_at: z.string() })),
    recovery_codes: z.number().int(),
  }),
});
export type SecondFactorState = z.infer<typeof getSecondFactor.answer>;

export const beginTotp = defineCall({
  id: 'beginTotp',
  method: 'POST',
  repeated: 'harmless',
  path: '/second-factor/totp/begin',
  summary: 'Makes the secret of an authenticator app, which counts once a code of it is sent back',
  access: ownFactor,
  body: z.strictObject({ current_password }),
  answer: z.object({
    /** Base32, to be typed where no camera is. */
    secret: z.string(),
    /** `otpauth://…`, and the same as a QR code: an SVG path on a square of so many modules. */
    uri: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
});

export const confirmTotp = defineCall({
  id: 'confirmTotp',
  method: 'POST',
  repeated: 'harmless',
  path: '/second-factor/totp',
  summary: 'Sets up the authenticator app whose code is sent',
  access: ownFactor,
  audit: 'second-factor-added',
  body: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  answer: z.object({ recovery_codes }),
});

export const removeTotp = defineCall({
  id: 'removeTotp',
  method: 'POST',
  repeated: 'harmless',
  path: '/second-factor/totp/remove',
  summary: 'Takes the authenticator app away from one’s own account',
  access: ownFactor,
  audit: 'second-factor-removed',
  body: z.strictObject({ current_password }),
  answer: z.strictObject({}),
});

export const beginPasskey = defineCall({
  id: 'beginPasskey',
  method: 'POST',
  repeated: 'harmless',
  path: '/second-factor/passkeys/begin',
  summary: 'What the browser needs to make a passkey for one’s own account',
  access: ownFactor,
  body: z.strictObject({ current_password }),
  answer: passkeyOptions,
});

export const addPasskey = defineCall({
  id: 'addPasskey',
  method: 'POST',
  repeated: 'harmless',
  path: '/second-factor/passkeys',
  summary: 'Keeps the passkey that the browser made',
  access: ownFactor,
  audit: 'second-factor-added',
  body: z.strictObject({ name: z.string().trim().min(1).max(60), response: authenticatorJson }),
  answer: z.object({ recovery_codes }),
});

export const removePasskey = defineCall({
  id: 'removePasskey',
  method: 'POST',
  repeated: 'harmless',
  path: '/second-factor/passkeys/remove',
  summary: 'Takes a passkey away from one’s own account',
  access: ownFactor,
  audit: 'second-factor-removed',
  body: z.strictObject({ id: z.string().max(1500), current_password }),
  answer: z.strictObject({}),
});

export const renewRecoveryCodes = defineCall({
  id: 'renewRecoveryCodes',
  method: 'POST',
  repeated: 'harmless',
  path: '/second-factor/recovery-codes',
  summary: 'Ten new recovery codes, in place of those there were',
  access: ownFactor,
  audit: 'recovery-codes-made',
  body: z.strictObject({ current_password }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
});
