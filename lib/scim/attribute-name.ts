/** Prefix of the schemas whose attributes are meant where none is named; names beneath other schemas keep theirs, and so are unknown. */
const core = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

/** The name of an attribute, `name.givenname`, however its letters are written; RFC 7643 §2.1: case tells none apart. */
export const toAttributeName = (written: string): string => written.trim().toLowerCase().replace(core, '');
