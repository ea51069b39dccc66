/** What the server says of the app: nothing, as there is no connection; that it has the version on the page; that it has a newer one. */
export type ServerAnswer = 'none' | 'same' | 'newer';

export const askServer = async (): Promise<ServerAnswer> => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
  const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(() => undefined);
  if (!answer?.ok) return 'none';
  return (await answer.text().catch(() => '')).includes(`"${entry}"`) ? 'same' : 'newer';
};
