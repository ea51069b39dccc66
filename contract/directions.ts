/**
 * Characters that change the direction of the text after them: nobody types them, and they also reorder their
 * neighbours.
 */
const marks = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name without them; a right-to-left script does not need them. */
export const withoutDirections = (text: string): string => text.replace(marks, '');
