import type { Filter, Operator, Value } from './parse-filter.ts';

/** A resource, or a part of one, whose names may be written in any letters. */
type Part = Readonly<Record<string, unknown>>;

interface Rules {
  /** Names of attributes, in small letters, whose values differ by case. */
  readonly caseExact: ReadonlySet<string>;
}

/** Whether a resource has what a filter asks for; RFC 7644 §3.4.2.2. */
export const matchFilter = (filter: Filter, resource: Part, rules: Rules, within = ''): boolean => {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matchFilter(part, resource, rules, within));
    case 'or':
      return filter.parts.some((part) => matchFilter(part, resource, rules, within));
    case 'not':
      return !matchFilter(filter.part, resource, rules, within);
    case 'within':
      return valuesAt(resource, filter.attribute).some(
        (part) => isPart(part) && matchFilter(filter.part, part, rules, `${filter.attribute}.`),
      );
    case 'test': {
      const isExact = rules.caseExact.has(within + filter.attribute);
      // Of a list of values, that with the name `value` is meant: `emails co "example.org"`.
      const values = valuesAt(resource, filter.attribute).map((one) => (isPart(one) ? partOf(one, 'value') : one));
      return test(values, filter, isExact);
    }
  }
};

/** The attributes that a filter looks at, `emails.type` for those within brackets. */
export const attributesIn = (filter: Filter, within = ''): string[] => {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.flatMap((part) => attributesIn(part, within));
    case 'not':
      return attributesIn(filter.part, within);
    case 'within':
      return [within + filter.attribute, ...attributesIn(filter.part, `${within}${filter.attribute}.`)];
    case 'test':
      return [within + filter.attribute];
  }
};

const test = (
  values: readonly unknown[],
  { operator, value }: { readonly operator: Operator; readonly value: Value },
  isExact: boolean,
): boolean => {
  const present = values.filter((one) => one !== undefined && one !== '');
  if (operator === 'pr') return present.length > 0;
  if (value === null) return (present.length === 0) === (operator === 'eq');
  if (operator === 'ne') return !present.some((one) => compare(one, 'eq', value, isExact));
  return present.some((one) => compare(one, operator, value, isExact));
};

const compare = (one: unknown, operator: Operator, value: Value, isExact: boolean): boolean => {
  if (typeof one === 'boolean') return String(one) === String(value).toLowerCase();
  if (typeof one !== 'string') return one === value;
  const fold = (text: string) => (isExact ? text : text.toLowerCase());
  const [has, wanted] = [fold(one), fold(String(value))];
  if (operator === 'co') return has.includes(wanted);
  if (operator === 'sw') return has.startsWith(wanted);
  return operator === 'ew' ? has.endsWith(wanted) : has === wanted;
};

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (part: Part, name: string): unknown =>
  Object.entries(part).find(([known]) => known.toLowerCase() === name)?.[1];

const valuesAt = (part: Part, attribute: string): unknown[] =>
  attribute
    .split('.')
    .reduce<unknown[]>(
      (parts, name) => parts.flatMap((one) => (isPart(one) ? [partOf(one, name)].flat() : [])),
      [part],
    );
