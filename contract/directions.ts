/** Marks that turn or part the direction of what follows: they are typed by nobody, and turn what stands beside them too. */
const marks = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name without them; a script that is written from right to left needs none. */
export const withoutDirections = (text: string): string => text.replace(marks, '');
