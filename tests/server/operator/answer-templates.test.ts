import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TemplateEntry } from '#contract/calls/operator/answer-templates.ts';
import { fillAnswer, hasKnownFields, longestAnswer } from '#contract/operator/answer-templates.ts';
import { offerTemplates } from '#server/domains/operator/answer-templates/offer-templates.ts';
import { ourTemplates } from '#server/domains/operator/answer-templates/our-templates.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { putRequest } from '../requests/requests.ts';
import { idOf, type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let operator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedIn(server, people.operator);
});
afterAll(() => server.close());

const path = '/operator/templates';
const entry = (more: Partial<TemplateEntry> = {}): TemplateEntry => ({
  kind: 'note',
  name_en: 'A question',
  name_fr: 'Une question',
  text_en: 'What is {product}?',
  text_fr: 'Qu’est-ce que {product}?',
  ...more,
});
const add = async (more: Partial<TemplateEntry> = {}) => (await operator.post(path, entry(more))).body;

describe('the desk’s templates', () => {
  test('come with Vigie in both languages, and one that was removed does not come back [S5.7-05]', async () => {
    const { body } = await operator.get(`${path}?_end=100`);
    expect(body).toHaveLength(Object.keys(ourTemplates).length);
    const [first] = body as { id: number; name_en: string }[];
    expect((await operator.delete(`${path}/${first!.id}`)).status).toBe(200);
    await Promise.all([offerTemplates(server.services.store), offerTemplates(server.services.store)]);
    const left = (await operator.get(`${path}?_end=100`)).body as { name_en: string }[];
    expect(left.map(({ name_en }) => name_en)).not.toContain(first!.name_en);
    expect(left).toHaveLength(body.length - 1);
  });

  test('come once to a store that two processes open, and none to one in which nobody is yet', async () => {
    const empty = await startTestServer({}, 'empty');
    try {
      const { store } = empty.services;
      const count = async () => (await store.selectFrom('answer_templates').select('id').execute()).length;
      expect(await count()).toBe(0);
      await store
        .insertInto('users')
        .values({
          ...{ name: 'x', email: 'x@vigie.example', first_name: '', last_name: '', phone: '', password_hash: '' },
          ...{ shared: 0, is_subscribed: 0, language: 'en', verified_at: '', created_at: '' },
        })
        .execute();
      await Promise.all([offerTemplates(store), offerTemplates(store)]);
      expect(await count()).toBe(Object.keys(ourTemplates).length);
    } finally {
      await empty.close();
    }
  });

  test('are added, changed and removed by operators, and found by kind and words [S5.7-06]', async () => {
    const made = await add({ name_en: 'Zirconium' });
    expect(made).toMatchObject({ ...entry({ name_en: 'Zirconium' }), version: 1 });
    const found = await operator.get(`${path}?q=zirconium&kind=note`);
    expect(found.body).toEqual([made]);
    expect((await operator.get(`${path}?q=zirconium&kind=answer`)).body).toEqual([]);
    const changed = await operator.put(`${path}/${made.id}`, { ...made, text_en: 'New.' });
    expect(changed.body).toEqual({ ...made, text_en: 'New.', version: 2 });
    expect(await operator.delete(`${path}/${made.id}`)).toMatchObject({ status: 200, body: { id: made.id } });
    for (const answer of [
      await operator.get(`${path}/${made.id}`),
      await operator.put(`${path}/${made.id}`, made),
      await operator.delete(`${path}/${made.id}`),
    ])
      expect(answer.faults).toEqual(['not_found']);
    const entries = await server.services.store
      .selectFrom('audit_entries')
      .select('event')
      .where('event', 'in', ['template-added', 'template-changed', 'template-removed'])
      .orderBy('id')
      .execute();
    expect(entries.slice(-3).map(({ event }) => event)).toEqual([
      'template-added',
      'template-changed',
      'template-removed',
    ]);
  });

  test('are not overwritten by who read an older version', async () => {
    const made = await add();
    await operator.put(`${path}/${made.id}`, { ...made, text_en: 'First.' });
    expect((await operator.put(`${path}/${made.id}`, { ...made, text_en: 'Second.' })).faults).toEqual([
      'record.changed',
    ]);
    expect((await operator.get(`${path}/${made.id}`)).body.text_en).toBe('First.');
  });

  test.each([
    [{ text_en: 'Dear {name},' }, 'template.unknown_field', '/data/text_en'],
    [{ text_fr: 'Bonjour {},' }, 'template.unknown_field', '/data/text_fr'],
    [{ text_fr: 'x'.repeat(longestAnswer + 1) }, 'validation.max_string', '/data/text_fr'],
    [{ name_fr: ' ' }, 'request.required', '/data/name_fr'],
    [{ name_en: 'x'.repeat(101) }, 'validation.max_string', '/data/name_en'],
  ])('are refused at their field: %j [S5.7-07]', async (more, code, pointer) => {
    const { status, body } = await operator.post(path, entry(more));
    expect([status, body.errors[0].code, body.errors[0].source]).toEqual([422, code, { pointer }]);
  });

  test.each([people.companyAdmin, people.reader, people.hospitalAdmin])('are nothing for members: %s', async (name) => {
    const made = await add();
    const id = await putRequest(server);
    const member = await signedIn(server, name);
    for (const answer of [
      await member.get(path),
      await member.get(`${path}/${made.id}`),
      await member.post(path, entry()),
      await member.put(`${path}/${made.id}`, made),
      await member.delete(`${path}/${made.id}`),
      await member.get(`/operator/requests/${id}/templates?kind=note`),
    ])
      expect(answer.status).toBe(403);
    expect((await operator.get(`${path}/${made.id}`)).status).toBe(200);
  });
});

describe('a template that is chosen', () => {
  test('is filled in from the request, in the language of who asked [S5.7-08]', async () => {
    await server.services.store.deleteFrom('answer_templates').execute();
    await add({
      kind: 'refusedAddition',
      text_en: 'English.',
      text_fr: '{product}, {requester}, {organisation}, {number}, {date}, {product}.',
    });
    await add({ kind: 'answer' });
    const id = await putRequest(server, {
      type: 'sdsaddition',
      file_name: 'Dégraisseur {number}.pdf',
      user_id: await idOf(server, people.reader),
      created_at: '2026-05-06T07:08:09.000Z',
    });
    const { first_name, last_name } = await server.services.store
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('name', '=', people.reader)
      .executeTakeFirstOrThrow();
    const { status, body } = await operator.get(`/operator/requests/${id}/templates?kind=refusedAddition`);
    expect([status, body.language, body.templates.length]).toEqual([200, 'fr', 1]);
    const name = 'Dégraisseur {number}.pdf';
    expect(body.templates[0].text).toBe(
      `${name}, ${first_name} ${last_name}, Fabrication Maple Ridge, R-${id}, 6 mai 2026, ${name}.`,
    );
  });

  test('is in English for nobody who is known, by the name they left', async () => {
    await server.services.store.deleteFrom('answer_templates').execute();
    await add({ kind: 'answer', text_en: '{requester}: {product}.', text_fr: 'Français.' });
    const info = JSON.stringify({ firstName: 'Zoé', lastName: 'Roy', subject: 'A label' });
    const written = await putRequest(server, { info });
    const read = async (id: number) => (await operator.get(`/operator/requests/${id}/templates?kind=answer`)).body;
    expect((await read(written)).templates[0].text).toBe('Zoé Roy: A label.');
    const nothing = await putRequest(server);
    expect((await read(nothing)).templates[0].text).toBe('Maple Ridge Manufacturing: without a name.');
    expect((await operator.get('/operator/requests/999999/templates?kind=answer')).faults).toEqual(['not_found']);
  });

  test.each(Object.entries(ourTemplates))('of ours has the same known fields in both languages: %s', (_, template) => {
    const { text_en, text_fr } = template;
    const fieldsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    expect(hasKnownFields(text_en + text_fr)).toBe(true);
    expect(fieldsOf(text_fr)).toEqual(fieldsOf(text_en));
    const filled = fillAnswer(text_fr, {
      ...{ product: 'P', requester: 'R', organisation: 'O', number: 'N', date: 'D' },
    });
    expect(filled).not.toMatch(/[{}]/);
  });
});
