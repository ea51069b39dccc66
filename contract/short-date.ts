/** The short date of the specification, `DD-MM-YYYY`, of a day written `YYYY-MM-DD`. */
export const formatShortDate = (day: string): string => day.split('-').reverse().join('-');
