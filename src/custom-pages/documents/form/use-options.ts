import { useStore } from 'react-admin';
import type { DocumentLanguage, DocumentSort } from '#contract/requests/document-options.ts';
import { useUserInfo } from '#src/providers/user-info.ts';

/** What is chosen of every kind of document. S2.3-43…46. */
export interface DocumentOptions {
  readonly sort: DocumentSort;
  readonly includeDate: boolean;
  readonly customFields: boolean;
  readonly language: DocumentLanguage;
}

/** What was chosen for a kind of document: it is still there when one comes back from the search. */
export const useOptions = <Options extends DocumentOptions>(kind: string, atFirst: Options) => {
  const { uid } = useUserInfo();
  const [chosen, setChosen] = useStore<Partial<Options>>(`documents.${kind}.${uid}`, {});
  return {
    options: { ...atFirst, ...chosen },
    change: (changed: Partial<Options>) => setChosen((before) => ({ ...before, ...changed })),
  };
};
