import { maxUploadBytes, maxUploads } from '#contract/limits.ts';
import type { TextParams } from '#src/i18n/use-text.ts';
import type { Refusal } from './sort-out.ts';

type Translate = (key: string, params?: TextParams) => string;

const size = maxUploadBytes / 1_000_000;

/** Why a file was turned away, to stand behind its name. */
export const reasonOf = ({ reason }: Refusal, translate: Translate): string => {
  const { kind, ...params } = reason;
  return translate(`addition.reasons.${kind}`, { ...params, max: kind === 'many' ? maxUploads : size });
};

/** The same for a toast, which stands alone. S2.8-11. */
export const toastOf = (refusal: Refusal, translate: Translate): string =>
  refusal.reason.kind === 'many'
    ? reasonOf(refusal, translate)
    : `${translate('addition.notAdded', { name: refusal.name })} ${reasonOf(refusal, translate)}`;
