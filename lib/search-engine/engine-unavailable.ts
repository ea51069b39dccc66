import { Unavailable } from '../unavailable.ts';

/** An engine cannot answer at this moment; the same may be asked again shortly. */
export class EngineUnavailable extends Unavailable {
  constructor(what: string, options?: ErrorOptions) {
    super(`Search is not available: ${what}`, options);
  }
}
