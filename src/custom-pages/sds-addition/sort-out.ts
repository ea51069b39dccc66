import { maxUploadBytes, maxUploads } from '#contract/limits.ts';
import { hasPdfHeader } from '#src/ui/forms/has-pdf-header.ts';

/** Why a file was not added. */
export type Reason =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'untyped' | 'content' | 'empty' | 'large' | 'many' | 'unreadable' }
  | { readonly kind: 'same'; readonly other: string };

export interface RefusedFile {
  readonly name: string;
  readonly reason: Reason;
}

/** Of the files just chosen those that join the ones there are, and why each of the others does not. S2.5-20…22. */
export const sortOut = async (present: readonly File[], chosen: readonly File[]) => {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const reason = await reasonAgainst(file, [...present, ...accepted]);
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
};

const reasonAgainst = async (file: File, others: readonly File[]): Promise<Reason | undefined> => {
  const type = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!type) return { kind: 'untyped' };
  if (type !== 'pdf') return { kind: 'type', type };
  if (file.size === 0) return { kind: 'empty' };
  if (file.size > maxUploadBytes) return { kind: 'large' };
  try {
    if (!(await hasPdfHeader(file))) return { kind: 'content' };
    for (const other of others) if (await isSame(file, other)) return { kind: 'same', other: other.name };
  } catch {
    return { kind: 'unreadable' };
  }
  return others.length >= maxUploads ? { kind: 'many' } : undefined;
};

/** Files of one length are read. Without a secure connection browsers do not digest: then name and date have to do. */
const isSame = async (one: File, other: File): Promise<boolean> => {
  if (one.size !== other.size) return false;
  if (!crypto.subtle) return one.name === other.name && one.lastModified === other.lastModified;
  const [a, b] = [await digest(one), await digest(other)];
  return a === b;
};

const digest = async (file: File): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join();
