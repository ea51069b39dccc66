/** A request before it is sent; its parts are encoded, so that they arrive unchanged. */
export interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  /** Parameters by name; a list is sent as often as it has values. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Sent in place of the body, as it is. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Added to the cookie of who asks. */
  readonly cookie?: string;
  readonly remoteAddress?: string;
  /** The request asks for another organisation's data: it must not succeed. */
  readonly isForeign?: boolean;
}

/** What an address is made of. */
export const addressOf = (path: string, { params = {}, query = {} }: Input): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encode(params[name] ?? '1'));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(one)}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
};

/** Lone surrogates, which no address can hold, go as what replaces them. */
const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed());
