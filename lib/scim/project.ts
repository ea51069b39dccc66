import { toAttributeName } from './attribute-name.ts';

interface View {
  /** Names separated by commas. */
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}

/** Answered whatever is asked for; RFC 7643 §3.1, `returned: always`. */
const always: ReadonlySet<string> = new Set(['schemas', 'id']);

/** The attributes of a resource that were asked for; all where none are named. */
export const project = <Resource extends object>(resource: Resource, view: View): Resource => {
  const wanted = namesIn(view.attributes);
  const left = namesIn(view.excludedAttributes);
  if (wanted.size === 0 && left.size === 0) return resource;
  return pick(resource, '', (name) =>
    wanted.size > 0
      ? wanted.has(name) || wanted.has(parentOf(name))
        ? 'whole'
        : [...wanted].some((one) => one.startsWith(`${name}.`))
          ? 'parts'
          : 'none'
      : left.has(name)
        ? 'none'
        : 'parts',
  ) as Resource;
};

/** Whether an attribute is answered at all. */
export const isAnswered = (attribute: string, view: View): boolean =>
  attribute in project({ [attribute]: [{ value: '' }] }, view);

const namesIn = (list = ''): ReadonlySet<string> => new Set(list.split(',').map(toAttributeName).filter(Boolean));

const parentOf = (name: string): string => name.split('.')[0] ?? '';

type Choice = 'whole' | 'parts' | 'none';

const pick = (value: unknown, within: string, choose: (name: string) => Choice): unknown => {
  if (Array.isArray(value)) return value.map((one) => pick(one, within, choose));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (within === '' && always.has(name)) return [[name, part]];
      const full = within + name.toLowerCase();
      const choice = choose(full);
      if (choice === 'none') return [];
      return [[name, choice === 'whole' ? part : pick(part, `${full}.`, choose)]];
    }),
  );
};
