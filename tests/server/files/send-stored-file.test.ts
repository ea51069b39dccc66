import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { errors } from '#server/http/plugins/errors.ts';
import { language } from '#server/http/plugins/language.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { kindsOfStore, openTestedStore, runningS3, type TestedStore } from './file-stores.ts';

for (const { kind, needs, before, after } of kindsOfStore)
  describeWith(needs, `a file ${kind}`, () => {
    beforeAll(before);
    afterAll(after);

    let tested: TestedStore;
    let app: FastifyInstance;
    let file: StoredFile;
    let opened: Readable[];
    beforeEach(async () => {
      tested = await openTestedStore();
      opened = [];
      const { files } = tested;
      const watched: typeof files = {
        ...files,
        open: async (...what) => {
          const stream = await files.open(...what);
          opened.push(stream);
          return stream;
        },
      };
      app = Fastify();
      await app.register(language);
      await app.register(errors);
      app.get('/', (request, reply) =>
        sendStoredFile({ request, reply: reply.type('application/pdf') }, watched, file),
      );
    });
    afterEach(async () => {
      await app.close();
      await tested.close();
    });

    const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: '/', headers: { accept: 'application/json', ...headers } });

    const text = '0123456789';
    const storeText = async () => {
      file = await tested.files.put(Buffer.from(text));
    };

    it.each([
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=-200', text, 'bytes 0-9/10'],
      ['bytes=9-900', '9', 'bytes 9-9/10'],
      ['bytes=0-0', '0', 'bytes 0-0/10'],
    ])('is sent in the part %s', async (range, part, said) => {
      await storeText();
      const answer = await ask({ range });
      expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, part, said]);
      expect(answer.headers['content-length']).toBe(String(part.length));
    });

    it.each(['bytes=4-2', 'bytes=', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-4', ''])(
      'is sent whole to who asks for %j',
      async (range) => {
        await storeText();
        const answer = await ask({ range });
        expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, text, '10']);
      },
    );

    it.each(['bytes=10-', 'bytes=900-901', 'bytes=-0'])('has no part %s', async (range) => {
      await storeText();
      const answer = await ask({ range });
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([416, 'request.range']);
      expect(answer.headers['content-range']).toBe('bytes */10');
      expect(opened).toEqual([]);
    });

    it('is sent in parts of what the reader has, and whole where that was another', async () => {
      await storeText();
      const { etag } = (await ask()).headers;
      expect((await ask({ range: 'bytes=1-1', 'if-range': String(etag) })).body).toBe('1');
      expect((await ask({ range: 'bytes=1-1', 'if-range': '"another"' })).body).toBe(text);
      expect((await ask({ range: 'bytes=1-1', 'if-range': new Date().toUTCString() })).body).toBe(text);
    });

    it('is not sent again to who has it, nor read', async () => {
      await storeText();
      const { etag } = (await ask()).headers;
      opened.length = 0;
      for (const known of [String(etag), `W/${etag}`, `"another", ${etag}`, '*']) {
        const again = await ask({ 'if-none-match': known });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      }
      expect(opened).toEqual([]);
      expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200);
    });

    it('is announced without being read', async () => {
      await storeText();
      const whole = await ask({}, 'HEAD');
      expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([200, '10', '']);
      const part = await ask({ range: 'bytes=1-3' }, 'HEAD');
      expect([part.statusCode, part.headers['content-length'], part.body]).toEqual([206, '3', '']);
      expect(opened).toEqual([]);
    });

    it('of no bytes is sent', async () => {
      file = await tested.files.put(Buffer.alloc(0));
      const answer = await ask();
      expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '0']);
    });

    it('is read no further when the reader hangs up', async () => {
      file = await tested.files.put(randomBytes(40_000_000));
      await app.listen({ port: 0, host: '127.0.0.1' });
      const request = get(app.listeningOrigin);
      const [response] = await once(request, 'response');
      await once(response, 'readable');
      request.on('error', () => {});
      request.destroy();
      await expect.poll(() => opened.map((stream) => stream.destroyed)).toEqual([true]);
      expect(opened[0]!.readableEnded).toBe(false);
    });

    it.runIf(kind === 'on S3')('is refused for the moment while S3 is gone, and sent when it is back', async () => {
      await storeText();
      await runningS3()!.stop();
      const refused = await ask();
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([503, 'unavailable']);
      expect(refused.headers).not.toHaveProperty('etag');
      expect(refused.headers['content-length']).toBe(String(refused.rawPayload.length));
      await runningS3()!.start();
      expect((await ask()).body).toBe(text);
    });
  });
