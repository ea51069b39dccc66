import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  downloadAudit,
  downloadOperatorAudit,
  type ListedEntry,
  listAudit,
  listOperatorAudit,
} from '#contract/calls/audit.ts';
import type { Language } from '#contract/languages.ts';
import { readMemberNumbers } from '#server/domains/accounts/member-numbers.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { writeCsv } from '#server/platform/audit/csv.ts';
import { type AuditEntry, type AuditFilter, pageOfEntries, readEntries } from '#server/platform/audit/entries.ts';
import { isAboutUsers } from '#server/platform/audit/names.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** The audit log as people read it: administrators that of their organisation, the operators all of it. */
export const auditRoutes = async (app: FastifyInstance, { reads, config }: Services): Promise<void> => {
  const sendList = async (reply: FastifyReply, reading: Reading, { start, count, order }: Page) => {
    reply.header('cache-control', 'no-store');
    const oldestFirst = order === 'oldest';
    const { data, total } = await pageOfEntries(reads, reading.filter, { start, end: start + count, oldestFirst });
    return { data: data.map(reading.asKnown).map(present), total, days: config.auditDays };
  };
  const sendFile = (reply: FastifyReply, { filter, asKnown }: Reading, language: Language) => {
    const { event, since, until, organisationId } = filter;
    noteForAudit({ organisationId: organisationId ?? null, details: { event, since, until } });
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .type('text/csv; charset=utf-8');
    const entries = Readable.from(readEntries(reads, filter)).map(asKnown);
    return reply.send(Readable.from(writeCsv(entries, language)));
  };
  const ofOrganisation = async (filter: AuditFilter, organisationId: number): Promise<Reading> => ({
    filter: { ...filter, organisationId },
    asKnown: asKnownBy(await readMemberNumbers(reads, organisationId)),
  });
  const ofAll = (filter: AuditFilter): Reading => ({ filter, asKnown: (entry) => entry });

  registerRoute(app, listAudit, async ({ query: { start, count, order, ...filter }, session, reply }) =>
    sendList(reply, await ofOrganisation(filter, session.organisationId), { start, count, order }),
  );
  registerRoute(app, downloadAudit, async ({ query, session, request, reply }) =>
    sendFile(reply, await ofOrganisation(query, session.organisationId), request.replyLanguage),
  );
  registerRoute(app, listOperatorAudit, ({ query: { start, count, order, organisation, ...filter }, reply }) =>
    sendList(reply, ofAll({ ...filter, organisationId: organisation }), { start, count, order }),
  );
  registerRoute(app, downloadOperatorAudit, async ({ query: { organisation, ...filter }, request, reply }) =>
    sendFile(reply, ofAll({ ...filter, organisationId: organisation }), request.replyLanguage),
  );
};

interface Reading {
  readonly filter: AuditFilter;
  /** The entry with the numbers by which its reader knows people. */
  readonly asKnown: (entry: AuditEntry) => AuditEntry;
}

const asKnownBy =
  (numberOf: (userId: number) => number) =>
  (entry: AuditEntry): AuditEntry => ({
    ...entry,
    user_id: entry.user_id === null ? null : numberOf(entry.user_id),
    records: isAboutUsers(entry.event) ? entry.records.map(numberOf) : entry.records,
  });

interface Page {
  readonly start: number;
  readonly count: number;
  readonly order: 'newest' | 'oldest';
}

const present = ({ user_id, organisation_id, names, request: _, ...entry }: AuditEntry): ListedEntry => ({
  ...entry,
  records: [...entry.records],
  who: user_id === null ? null : { id: user_id, name: names.who ?? '' },
  organisation:
    organisation_id === null
      ? null
      : { id: organisation_id, en: names.organisation?.en ?? '', fr: names.organisation?.fr ?? '' },
  about: [...(names.about ?? [])],
  sent_to: [...(names.sentTo ?? [])],
});
