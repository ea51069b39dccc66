import { type Heading, headingNames } from '#contract/search/fields.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUserInfo } from '../../../providers/user-info.ts';

const customFields = { custom1: 'ClientCustomF1_s', custom2: 'ClientCustomF2_s', custom3: 'ClientCustomF3_s' } as const;

/** What a keyword may be looked for in, in this organisation, with its label. */
export const useHeadings = (): { heading: Heading; label: string }[] => {
  const text = useText();
  const language = useLanguage();
  const user = useUserInfo();
  return headingNames.flatMap((heading): { heading: Heading; label: string }[] => {
    if (heading === 'cas' && user.ingredients !== 1) return [];
    if (heading === 'custom1' || heading === 'custom2' || heading === 'custom3') {
      const labels = user.customFields[customFields[heading]];
      return labels ? [{ heading, label: labels[language] }] : [];
    }
    return [{ heading, label: text(`search.headings.${heading}`) }];
  });
};
