/** An engine cannot answer at this moment; the same may be asked again shortly. */
export class EngineUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`Search is not available: ${what}`, options);
    this.name = 'EngineUnavailable';
  }
}
