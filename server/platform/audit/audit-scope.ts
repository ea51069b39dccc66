import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../networks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The facts for the audit log; null when the call declares no event. */
    auditScope: AuditScope | null;
  }
}

/** The content of an entry besides the time, address and request; the session supplies what is left out. */
export interface AuditNotes {
  /** Null for nobody known. */
  readonly userId?: number | null;
  /** The organisation that it concerns; null for entries of no organisation. */
  readonly organisationId?: number | null;
  /** Numbers of the records it is about. */
  readonly record?: number | readonly number[];
  /** Numbers, and names of fields; nothing that a person wrote. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Names of the records, where they are no longer in the store; looked up else. */
  readonly about?: readonly string[];
  /** Addresses to which something goes. */
  readonly sentTo?: readonly string[];
}

/** A request that may lead to entries. */
export interface AuditScope {
  readonly network: string;
  readonly requestId: string;
  notes: AuditNotes;
  /** An entry was written, or there is nothing to write. */
  isSettled: boolean;
}

const scopes = new AsyncLocalStorage<AuditScope>();

/** Runs the work of a call; entries that it writes into the audit log know the request. */
export const withinAudit = <Result>(request: FastifyRequest, work: () => Result): Result => {
  const { call } = request.routeOptions.config;
  if (!call?.audit) return work();
  const { session } = request;
  const scope: AuditScope = {
    network: networkOf(request.ip),
    requestId: request.id,
    notes: { userId: session?.userId ?? null, organisationId: session?.organisationId || null },
    isSettled: false,
  };
  request.auditScope = scope;
  return scopes.run(scope, work);
};

/** The scope of whatever runs at this moment; none in a job or a command. */
export const currentScope = (): AuditScope | undefined => scopes.getStore();

/** Says what the entry that is written with the answer is about. */
export const noteForAudit = (notes: AuditNotes): void => {
  const scope = currentScope();
  if (scope) scope.notes = { ...scope.notes, ...notes };
};

/** What was asked for was so already, or was done when it was first sent: there is nothing to write. */
export const nothingToAudit = (): void => {
  const scope = currentScope();
  if (scope) scope.isSettled = true;
};
