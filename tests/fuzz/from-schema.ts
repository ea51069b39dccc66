import { hostileValue } from './hostile.ts';
import type { Random } from './random.ts';

/** A JSON schema, as far as OpenAPI has it of our calls. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** A value that the schema accepts, or nearly: it ignores patterns, is at its bounds, or lacks a field. */
export const fromSchema = (random: Random, schema: Schema, depth = 0): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fromSchema(random, random.pick(choices), depth);
  const [type] = [schema.type ?? (schema.properties ? 'object' : 'unknown')].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => random.chance(schema.required?.includes(name) ? 0.97 : 0.5))
          .map(([name, one]) => [name, fromSchema(random, one, depth + 1)]),
      );
    case 'array': {
      const length = (schema.minItems ?? 0) + random.below(depth > 3 ? 1 : 3);
      return Array.from({ length }, () => fromSchema(random, schema.items ?? {}, depth + 1));
    }
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? 0, schema.maximum ?? 99, random.below(2000), 10001, 10002]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return textOf(random, schema);
    default:
      return hostileValue(random);
  }
};

const textOf = (random: Random, { format, minLength = 0, maxLength = 40 }: Schema): string => {
  if (format === 'email') return `${random.below(1e9)}@newcomer.example`;
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(random.below(1e12)).padStart(12, '0')}`;
  if (format === 'date') return `20${10 + random.below(20)}-0${1 + random.below(9)}-1${random.below(10)}`;
  if (random.chance(0.3)) return String(random.below(3000));
  return 'word '.repeat(200_000).slice(0, random.pick([minLength, maxLength, Math.min(maxLength, minLength + 5)]));
};
