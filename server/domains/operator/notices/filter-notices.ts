import type { z } from 'zod';
import type { listNotices } from '#contract/calls/operator/notices.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import type { DeskNotice } from './read-notices.ts';

type Filter = z.output<typeof listNotices.query>['filter'];

/** Those that the filters let through; an organisation's are those that speak to it alone. */
export const filterNotices = (
  notices: readonly DeskNotice[],
  { q = '', kind, state, organisation }: Filter,
): DeskNotice[] => {
  const isFound = holdsWords(q);
  return notices.filter(
    (notice) =>
      (kind === undefined || notice.kind === kind) &&
      (state === undefined || notice.state === state) &&
      (organisation === undefined || notice.organisation === organisation) &&
      isFound([notice.subject_en, notice.subject_fr, notice.text_en, notice.text_fr].join(' ')),
  );
};
