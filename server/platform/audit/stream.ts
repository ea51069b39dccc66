import { once } from 'node:events';
import { hostname } from 'node:os';
import { connect } from 'node:tls';
import { auditEvents } from '#contract/audit.ts';
import type { AuditEntry } from './entries.ts';

/** An entry with its place in the chain. */
export interface SealedEntry extends AuditEntry {
  readonly number: number;
  readonly hash: string;
}

/** Where the log is sent as it is written. */
export interface AuditStream {
  /** Sends entries in their order. Throws when they were not taken; some may have arrived nevertheless. */
  send(entries: readonly SealedEntry[]): Promise<void>;
}

/** Milliseconds before a receiver that does not answer times out. */
const timeoutMs = 15_000;

/** Over TLS to a syslog server (RFC 5424, RFC 5425), or as lines of JSON to an https address. */
export const createAuditStream = (url: string, token = ''): AuditStream => {
  const address = new URL(url);
  return address.protocol === 'https:' ? httpsStream(address, token) : syslogStream(address);
};

const httpsStream = (address: URL, token: string): AuditStream => ({
  async send(entries) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) },
      body: entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
  },
});

const syslogStream = ({ hostname: host, port }: URL): AuditStream => ({
  async send(entries) {
    const socket = connect({ host, port: Number(port || 6514), servername: host });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${host} says nothing`)));
    try {
      await once(socket, 'secureConnect');
      // A receiver sends no answer: an orderly close says that it has read everything.
      const closed = once(socket, 'close');
      socket.resume();
      socket.end(entries.map(frameOf).join(''));
      await closed;
    } finally {
      socket.destroy();
    }
  },
});

/** Facility “log audit”; what was refused is a warning, all else is a notice. */
const priorityOf = ({ event }: SealedEntry) => 13 * 8 + (/refused|limited/.test(event) ? 4 : 5);

/** The message and its length, as it is sent over TLS. */
const frameOf = (entry: SealedEntry): string => {
  const { at, event, number, hash } = entry;
  const data = `[vigie@32473 number="${number}" hash="${hash}" event="${auditEvents[event].en}"]`;
  const message = `<${priorityOf(entry)}>1 ${at} ${hostname()} vigie ${process.pid} ${event} ${data} \uFEFF${JSON.stringify(entry)}`;
  return `${Buffer.byteLength(message)} ${message}`;
};
