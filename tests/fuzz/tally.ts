import type { Call } from '#contract/call.ts';
import type { Actor } from './actors.ts';
import type { Input } from './input.ts';

interface Options {
  readonly call: Call;
  readonly actor: Actor | undefined;
  readonly status: number;
  readonly faults: readonly string[];
  readonly input: Input;
}

/** Counts answers by call and by who asked, and keeps what was wrong. */
export const createTally = () => {
  let inputs = 0;
  const counts = new Map<string, { done: number; refused: number; throttled: number }>();
  const faults: string[] = [];
  return {
    faults,
    inputs: () => inputs,
    add: ({ call, actor, status, faults: found, input }: Options): void => {
      inputs += 1;
      const key = keyOf(call, actor);
      const count = counts.get(key) ?? { done: 0, refused: 0, throttled: 0 };
      if (status >= 200 && status < 400) count.done += 1;
      else if (status === 429) count.throttled += 1;
      else count.refused += 1;
      counts.set(key, count);
      if (found.length > 0)
        faults.push(`#${inputs} ${call.id} as ${actor?.name ?? 'nobody'}: ${found.join('; ')}\n    ${shorten(input)}`);
    },
    /** How often the call was answered with success, to this actor or to all. */
    done: (call: Call, actor?: Actor | 'anybody'): number => sum(counts, call, actor, 'done'),
    /** A line for each call: how many were asked, and the shares of success, refusal and "too often". */
    lines: (calls: readonly Call[]): string[] =>
      calls.map((call) => {
        const of = (kind: 'done' | 'refused' | 'throttled') => sum(counts, call, 'anybody', kind);
        const all = of('done') + of('refused') + of('throttled');
        const share = (part: number) => `${String(Math.round((100 * part) / Math.max(1, all))).padStart(3)} %`;
        return `${String(all).padStart(7)}  2xx ${share(of('done'))}  4xx ${share(of('refused'))}  429 ${share(of('throttled'))}  ${call.id}`;
      }),
  };
};
export type Tally = ReturnType<typeof createTally>;

type Counts = ReadonlyMap<string, { readonly done: number; readonly refused: number; readonly throttled: number }>;

const sum = (
  counts: Counts,
  call: Call,
  actor: Actor | 'anybody' | undefined,
  kind: 'done' | 'refused' | 'throttled',
): number => {
  if (actor !== 'anybody') return counts.get(keyOf(call, actor))?.[kind] ?? 0;
  const prefix = `${call.id} `;
  return [...counts].filter(([key]) => key.startsWith(prefix)).reduce((total, [, count]) => total + count[kind], 0);
};

const keyOf = ({ id }: Call, actor: Actor | undefined): string => `${id} ${actor?.name ?? 'nobody'}`;

const shorten = (input: Input): string =>
  JSON.stringify(input, (_, value) =>
    typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value,
  ).slice(0, 1200);
