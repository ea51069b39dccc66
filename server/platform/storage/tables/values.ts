/** Yes or no, as every database has it. */
export type Flag = 0 | 1;

/** A list or an object as text. */
export type Json = string;
