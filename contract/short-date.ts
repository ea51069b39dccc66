/** The short date of the specification, `DD-MM-YYYY`, of a day written `YYYY-MM-DD`. */
export const formatShortDate = (day: string): string => day.split('-').reverse().join('-');

/** The same within a sentence, where no line breaks in it. */
export const formatDateInText = (day: string): string => formatShortDate(day).replaceAll('-', '\u2060-\u2060');
