import type { APIRequestContext } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import type { OrganisationEntry } from '#contract/calls/operator/organisations.ts';
import { accept } from './members.ts';
import { call, enter } from './people.ts';
import { expect } from './portal.ts';

/** An organisation of the test's own with two locations, and somebody of it, as whom the requests are from then on. */
export const addOrganisation = async (operator: APIRequestContext, requests: APIRequestContext) => {
  const name = `Quarry ${crypto.randomUUID().slice(0, 8)}`;
  const made = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await call(operator, 'POST', path, body);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const location = (key: string, name_en: string, name_fr: string) => ({ key, parent: '', id: null, name_en, name_fr });
  const { id } = await made('/operator/organisations', {
    name_en: name,
    name_fr: name,
    location_label_en: 'Location',
    location_label_fr: 'Emplacement',
    ingredients: true,
    custom_fields: [{ en: 'Shelf', fr: 'Tablette' }],
    products: ['canmanage'],
    allowed_addresses: [],
    account_manager_email: '',
    locations: [location('pit', 'Pit', 'Fosse'), location('mill', 'Mill', 'Moulin')],
  } satisfies OrganisationEntry);
  const email = `${crypto.randomUUID()}@vigie.example`;
  const invitation = { email, organisation: id, role: 'company-admin', language: 'en', is_subscribed: true };
  const member = await made('/operator/users', invitation);
  await accept(requests, { id: String(member.id), email });
  await enter(requests, { name: email });
  return { id, name, email };
};

/** Hands a PDF in for every location; the number of the request. */
export const addSheet = async (requests: APIRequestContext, name: string, buffer: Buffer): Promise<number> => {
  const subsets: { data: { id: string }[] } = await (await call(requests, 'GET', '/subsets')).json();
  const answer = await requests.post(`${apiBase}/sds-addition`, {
    headers: { [xhrMarker.name]: xhrMarker.value },
    multipart: {
      'files[]': { name, mimeType: 'application/pdf', buffer },
      'locations[]': subsets.data.map(({ id }) => id).join(','),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data[0].id;
};
