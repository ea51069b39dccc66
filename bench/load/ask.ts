import type { Answer, Client, Sending } from '../http-client.ts';

const timeout = 60_000;

/** What the server answers; throws unless it does so within a minute and with success. */
export const ask = async (client: Client, path: string, sending: Sending = {}): Promise<Answer> => {
  const answer = await client.send(path, { ...sending, signal: AbortSignal.timeout(timeout) });
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${path.slice(0, 200)} was answered with ${answer.status}: ${answer.body.subarray(0, 300)}`);
  return answer;
};
