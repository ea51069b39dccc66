/** A database, a store of files or a search engine does not answer at this moment: it passes by itself, and the same may be asked again. */
export class Unavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Whether an error passes by itself. */
export const isUnavailable = (error: unknown): boolean => error instanceof Unavailable;
