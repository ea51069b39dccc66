import { isProviderRefusal, providerRefusals } from '#contract/single-sign-on.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Why somebody who came back from the identity provider is not in. What is none of our words says nothing. */
export default function ProviderRefusal({ refusal }: { readonly refusal: string }) {
  const language = useLanguage();
  return isProviderRefusal(refusal) ? <Notice severity="error">{providerRefusals[refusal][language]}</Notice> : null;
}
