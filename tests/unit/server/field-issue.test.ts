import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFieldIssue } from '#server/http/plugins/validation-faults.ts';

const custom = z.string().refine(() => false, { params: { code: 'validation.phone' } });
const foreign = z.string().refine(() => false, { params: { code: 'no.such.code' }, error: 'no' });

test.each([
  ['nothing', z.string(), undefined, { code: 'request.required' }],
  ['null', z.string(), null, { code: 'request.required' }],
  ['an empty text', z.string().min(1), '', { code: 'request.required' }],
  ['an empty list', z.array(z.string()).min(1), [], { code: 'request.required' }],
  ['a number for text', z.string(), 4, { code: 'validation.string' }],
  ['text for a list', z.array(z.string()), 'x', { code: 'validation.array' }],
  ['text for yes or no', z.boolean(), 'yes', { code: 'validation.boolean' }],
  ['a fraction', z.number().int(), 1.5, { code: 'validation.integer' }],
  ['text for a number', z.number().int(), '1', { code: 'validation.integer' }],
  ['too little text', z.string().min(8), 'x', { code: 'validation.min_string', params: { min: 8 } }],
  ['too much text', z.string().max(2), 'xxx', { code: 'validation.max_string', params: { max: 2 } }],
  ['too many items', z.array(z.number()).max(1), [1, 2], { code: 'validation.max_items', params: { max: 1 } }],
  ['not as many items', z.array(z.number()).length(2), [1], { code: 'validation.size_items', params: { size: 2 } }],
  [
    'more items than that',
    z.array(z.number()).length(1),
    [1, 2],
    { code: 'validation.size_items', params: { size: 1 } },
  ],
  ['no address', z.email(), 'x', { code: 'validation.email' }],
  ['capitals', z.string().lowercase(), 'X', { code: 'validation.lowercase' }],
  ['a field too many', z.strictObject({}), { a: 1 }, { code: 'validation.prohibited' }],
  ['what a rule of ours refuses', custom, 'x', { code: 'validation.phone' }],
  ['what a rule refuses without a code of ours', foreign, 'x', { code: 'request.field' }],
])('%s is described in words of the catalogue', (_, schema: z.ZodType, value, expected) => {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  expect(issue && describeFieldIssue(issue)).toEqual(expected);
});
