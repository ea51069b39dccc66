import { auditEvents } from '#contract/audit.ts';
import type { Language } from '#contract/languages.ts';
import { csvLine } from '#lib/text/csv.ts';
import type { AuditEntry } from './entries.ts';

const headings: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Number',
    'Time (UTC)',
    'Event',
    'Account number',
    'Account',
    'Organization',
    'Records',
    'About',
    'Sent to',
    'Network',
    'Details',
  ],
  fr: [
    'Numéro',
    'Heure (UTC)',
    'Événement',
    'Numéro du compte',
    'Compte',
    'Organisation',
    'Éléments',
    'À propos de',
    'Envoyé à',
    'Réseau',
    'Détails',
  ],
};

/** The entries as lines of a file for spreadsheets (RFC 4180), a heading first, in UTF-8 with a byte order mark. */
export async function* writeCsv(entries: AsyncIterable<AuditEntry>, language: Language): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(headings[language])}`;
  for await (const { id, at, event, user_id, organisation_id, records, names, network, details } of entries)
    yield csvLine([
      String(id),
      at,
      auditEvents[event][language],
      user_id === null ? '' : String(user_id),
      names.who ?? '',
      names.organisation?.[language] ?? (organisation_id === null ? '' : String(organisation_id)),
      records.join(' '),
      (names.about ?? []).join('; '),
      (names.sentTo ?? []).join('; '),
      network,
      JSON.stringify(details),
    ]);
}
