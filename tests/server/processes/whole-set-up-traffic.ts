import { apiBase } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { marked } from '#tests/support/test-server.ts';

interface Places {
  /** The process that everybody uses. */
  readonly url: string;
  /** The process they use when that one refuses. */
  readonly other: string;
}

interface Someone {
  readonly name: string;
  readonly cookie: string;
}

type Kind = 'search' | 'sign in' | 'save' | 'forget';

interface Sent {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** What became of the requests: their kinds, one entry a request. */
interface Outcomes {
  readonly answered: Kind[];
  /** Refused before anything of it was begun, and then answered by the other. */
  readonly refused: Kind[];
  /**
   * Whose connection was reset before anything was answered, and which the other answered. When a process ceases to listen, its
   * kernel resets the connections that it has taken and that the process has not: a moment that nobody can shut out, and browsers
   * ask again after it. That nothing of it had been carried out shows in the saved searches.
   */
  readonly reset: Kind[];
  /** What is neither, in words. */
  readonly cut: string[];
}

/**
 * Has people search, sign in, save searches and delete them at one process, each one thing after the other until they are
 * stopped. Of the saved searches none is left when each request was carried out once.
 */
export const startTraffic = ({ url, other }: Places, { name, cookie }: Someone) => {
  const outcomes: Outcomes = { answered: [], refused: [], reset: [], cut: [] };
  let isOver = false;

  const at = async (place: string, { kind, method, path, body }: Sent) => {
    const headers = {
      ...marked,
      ...(kind !== 'sign in' && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(place + apiBase + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const outcome: 'answered' | 'refused' = response.status === 503 ? 'refused' : 'answered';
    return { outcome, status: response.status, text: await response.text() };
  };
  const ask = async (sent: Sent): Promise<string> => {
    try {
      const answer = await at(url, sent).catch(notAnswered);
      const { status, text } = answer.outcome === 'answered' ? answer : await at(other, sent);
      if (status !== 200) throw new Error(`${status} ${text}`);
      outcomes[answer.outcome].push(sent.kind);
      return text;
    } catch (error) {
      const { cause = error } = error as Error;
      outcomes.cut.push(`${sent.kind}: ${cause}`);
      return '{}';
    }
  };

  const search = () => ask({ kind: 'search', method: 'GET', path: '/lucidworks-solr-api/sds-10001/?rows=50' });
  const signIn = () => ask({ kind: 'sign in', method: 'POST', path: '/login', body: { name, password: demoPassword } });
  const save = async (round: number) => {
    const filters = JSON.stringify({ key: `Search ${round}`, value: [{ key: 'languageFilter', value: 'English' }] });
    const { id } = JSON.parse(await ask({ kind: 'save', method: 'POST', path: '/search-filters/', body: { filters } }));
    if (id) await ask({ kind: 'forget', method: 'DELETE', path: `/search-filters/${id}` });
  };

  const goOn = async (step: (round: number) => Promise<unknown>) => {
    for (let round = 0; !isOver; round++) await step(round);
  };
  const going = Promise.all([search, search, search, signIn, save].map(goOn));
  return {
    outcomes,
    /** Asks no more after what is under way. */
    stop: () => {
      isOver = true;
      return going;
    },
  };
};

/** A connection that failed is a refusal, like 503: nothing was sent. One that was reset is told apart; any other that was lost was cut. */
const notAnswered = (error: Error) => {
  const { syscall, code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  const outcome = syscall === 'connect' ? ('refused' as const) : code === 'ECONNRESET' ? ('reset' as const) : undefined;
  if (!outcome) throw error;
  return { outcome, status: 503, text: '' };
};
