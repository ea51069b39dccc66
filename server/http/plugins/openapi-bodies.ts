import { z } from 'zod';
import { type Call, jsonApiContent, type Upload } from '#contract/call.ts';
import { exampleOf, type JsonSchema } from './openapi-examples.ts';

/** A body in the document. */
export interface RequestBody {
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** In which media types a body is taken, where JSON is not the only one. */
export const bodyContents = ({ alsoTakes = [], jsonApi }: Call) => {
  const others = [...alsoTakes, ...(jsonApi ? [jsonApiContent] : [])];
  return others.length > 0 && { consumes: ['application/json', ...others] };
};

/** The form of a call that takes files: the fields of its body, lists by their names on the wire, and the files. */
export const formSchema = ({ body }: Call, { field, max, maxBytes }: Upload) => {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const isList = (property: unknown) => (property as { type?: string }).type === 'array';
  const file = { type: 'string', format: 'binary', description: `A PDF of at most ${maxBytes} bytes` };
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [isList(property) ? `${name}[]` : name, property]),
      ),
      [field]: max > 1 ? { type: 'array', items: file, maxItems: max } : file,
    },
    required,
  };
};

/** A body with an example in each media type that is text. */
export const withExamples = (call: Call, body: RequestBody) => ({
  ...body,
  content: Object.fromEntries(
    Object.entries(body.content)
      .map(([type, { schema: whole }]) => [type, sent(whole) as JsonSchema] as const)
      .map(([type, schema]) => [
        type,
        { schema, ...(type !== 'multipart/form-data' && { example: call.example ?? exampleOf(schema) }) },
      ]),
  ),
});

/** A schema without the properties that the server draws itself from what is sent. */
const sent = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(sent);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, required, ...others } = schema as Record<string, unknown>;
  const rest = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, sent(value)]));
  if (typeof properties !== 'object' || properties === null) return { ...schema, ...rest };
  const kept = Object.entries(properties).filter(([, one]) => !(one as Record<string, unknown>)['x-unsent']);
  const names = kept.map(([name]) => name);
  return {
    ...rest,
    properties: Object.fromEntries(kept.map(([name, one]) => [name, sent(one)])),
    ...(Array.isArray(required) && { required: required.filter((name) => names.includes(name)) }),
  };
};
