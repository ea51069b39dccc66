/** The four digits of a UN number however it is written, `UN 1090`, `ONU-1090`, `1090`; undefined for anything else. */
export const readUnNumber = (text: string): string | undefined =>
  /^\s*(?:(?:UN|ONU|NA)[\s-]*)?(\d{4})\s*$/i.exec(text)?.[1];
