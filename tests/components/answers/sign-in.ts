import type { z } from 'zod';
import type { listOwnSessions } from '#contract/calls/own-sessions.ts';
import type { getSecondFactor } from '#contract/calls/second-factor.ts';

export const noFactor: z.output<typeof getSecondFactor.answer> = {
  demanded: false,
  must_enrol: false,
  asks_password: true,
  totp: false,
  passkeys_possible: true,
  passkeys: [],
  recovery_codes: 0,
};

export const twoFactors: z.output<typeof getSecondFactor.answer> = {
  ...noFactor,
  totp: true,
  passkeys: [
    { id: 'one', name: 'Foreman’s phone', created_at: '2026-10-02T12:00:00.000Z', used_at: '2026-11-20T08:00:00.000Z' },
    { id: 'two', name: 'Office computer', created_at: '2026-11-01T12:00:00.000Z', used_at: '' },
  ],
  recovery_codes: 1,
};

export const ownSessions: z.output<typeof listOwnSessions.answer> = {
  sessions: [
    {
      id: 'here',
      current: true,
      browser: 'Chrome',
      system: 'Android',
      address: '203.0.113.7',
      organisation: { en: 'Northline Mills', fr: 'Moulins Northline' },
      created_at: '2026-11-20T08:00:00.000Z',
      used_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 'there',
      current: false,
      browser: 'Firefox',
      system: 'Windows',
      address: '203.0.113.8',
      organisation: { en: 'Northline Mills', fr: 'Moulins Northline' },
      created_at: '2026-11-18T08:00:00.000Z',
      used_at: '2026-11-19T08:30:00.000Z',
    },
  ],
};
