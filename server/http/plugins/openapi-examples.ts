/** A JSON schema, as far as our calls' bodies and parameters have it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** A value that a schema accepts, with what it requires and no more: its own example where it has one. */
export const exampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined && schema.default !== null && !schema.properties) return schema.default;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.[0]) return exampleOf(choices[0], name);
  const [type] = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([property]) => schema.required?.includes(property))
          .map(([property, one]) => [property, exampleOf(one, property)]),
      );
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, name));
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}, name));
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
};

const numberOf = ({ minimum = 1, exclusiveMinimum, maximum = Infinity }: JsonSchema): number =>
  Math.min(Math.max(1, minimum, exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1), maximum);

const textOf = ({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema, name: string): string => {
  if (pattern?.includes('\\d{1,15}\\.pdf')) return '1001.pdf';
  if (pattern?.startsWith('^\\d')) return '1001';
  const text = (format && formats[format]) ?? names[name] ?? 'text';
  return text.padEnd(minLength, '-').slice(0, maxLength);
};

const formats: Readonly<Record<string, string>> = {
  email: 'anne.tremblay@mapleridge.example',
  uuid: '0b8f6a52-4c1e-4d0a-9a57-2f3d6c1e8b90',
  date: '2026-03-31',
  'date-time': '2026-03-31T14:00:00Z',
  uri: 'https://portal.example/',
};

/** What fields of these names hold. */
const names: Readonly<Record<string, string>> = {
  name: 'Anne Tremblay',
  first_name: 'Anne',
  last_name: 'Tremblay',
  email: 'anne.tremblay@mapleridge.example',
  password: 'four plain words together',
  password_confirmation: 'four plain words together',
  phone: '514-555-0148',
  subject: 'A sheet that is missing',
  message: 'Where do I find the sheet of the new degreaser?',
  collection: 'sds-10001',
  pair: 'FLL+OXI',
  sheet_date: '2026-03-31',
  last_checked: '2026-03-31',
  cas: '67-64-1',
  cas_numbers: '67-64-1',
  hazard_codes: 'H225',
  product_name: 'Acetone',
  manufacturer: 'Laurentide Chemicals',
  domains: 'mapleridge.example',
  mail_domains: 'mapleridge.example',
  allowed_addresses: '198.51.100.0/24',
  account_manager_email: 'manager@vigie.example',
};
