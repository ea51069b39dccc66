/** Whether the person, or the time, ended what the browser asked of an authenticator: nothing to complain of. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
