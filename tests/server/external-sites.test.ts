import { describe, expect, test } from 'vitest';
import { people, signInAs, startTestServer } from '../support/test-server.ts';

const askedOf = async (env: NodeJS.ProcessEnv) => {
  const server = await startTestServer(env);
  const cookie = await signInAs(server.app, people.reader);
  const answer = await server.app.inject({ url: '/api/external-sites', headers: { cookie } });
  const withoutSession = await server.app.inject({ url: '/api/external-sites' });
  await server.close();
  return { sites: answer.json(), withoutSession: withoutSession.statusCode };
};

describe('the addresses of the external links', () => {
  test('are those of the settings, for whoever is signed in', async () => {
    const { sites, withoutSession } = await askedOf({
      SDS_DATABASE_URL_EN: 'https://sds.example/en?from=vigie',
      SDS_DATABASE_URL_FR: 'https://sds.example/fr',
      CHEM_INFO_URL_FR: 'http://chem.example/fr',
    });
    expect(sites).toEqual({
      sheetDatabase: { en: 'https://sds.example/en?from=vigie', fr: 'https://sds.example/fr' },
      chemicalInformation: {
        en: 'https://ccinfoweb.ccohs.ca/cheminfo/search.html',
        fr: 'http://chem.example/fr',
      },
    });
    expect(withoutSession).toBe(401);
  });
});
