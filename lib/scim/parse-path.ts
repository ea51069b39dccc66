import { toAttributeName } from './attribute-name.ts';
import { type Filter, parseFilter } from './parse-filter.ts';

/** What a change is about, RFC 7644 §3.5.2: `emails[type eq "work"].value`. Names in small letters. */
export interface ScimPath {
  readonly attribute: string;
  readonly filter?: Filter;
  /** The part of the attribute; none for the whole. */
  readonly part?: string;
}

/** Reads a path; undefined for what is none. */
export const parsePath = (text: string): ScimPath | undefined => {
  const open = text.indexOf('[');
  if (open < 0) return toPath(text);
  const close = text.lastIndexOf(']');
  const path = toPath(text.slice(0, open));
  const filter = parseFilter(text.slice(open + 1, Math.max(open, close)));
  const [, part] = /^(?:\.([a-z$][\w$-]*))?$/i.exec(text.slice(close + 1).trim()) ?? ['', null];
  if (!path || path.part !== undefined || !filter || part === null) return undefined;
  return { ...path, filter, ...(part !== undefined && { part: part.toLowerCase() }) };
};

const toPath = (text: string): ScimPath | undefined => {
  const name = toAttributeName(text);
  // Of another schema: known to be none of ours, whatever it holds.
  if (/^urn:[\w:.$-]+$/.test(name)) return { attribute: name };
  const [, attribute, part] = /^([a-z$][\w$-]*)(?:\.([a-z$][\w$-]*))?$/.exec(name) ?? [];
  return attribute === undefined ? undefined : { attribute, ...(part !== undefined && { part }) };
};
