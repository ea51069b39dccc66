import type { en } from './en/index.ts';

/** The shape of the English messages with any words in it: what French has to have, no more and no less. */
export type Messages = Words<typeof en>;
type Words<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> };

/** The keys of a tree of messages, `search.clearFilters`. */
export type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];
