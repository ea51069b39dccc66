import { createServer } from 'node:http';
import { freePort } from '#tests/support/free-port.ts';

/** Serves a page that is nothing but `body`, as what the product's pages stand beside. */
export const withBarePage = async <Result>(body: string, use: (url: string) => Promise<Result>): Promise<Result> => {
  const port = await freePort();
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Empty</title>${body}</html>`);
  });
  await new Promise<void>((resolve) => bare.listen(port, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${port}/`);
  } finally {
    bare.closeAllConnections();
    bare.close();
  }
};
