import { customFieldLabel, isCustomField } from '#contract/search/custom-field-label.ts';
import { type Heading, headingNames } from '#contract/search/fields.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';

/** What a keyword may be looked for in, in this organisation, with its label. */
export const useHeadings = (): { heading: Heading; label: string }[] => {
  const text = useText();
  const language = useLanguage();
  const user = useUserInfo();
  return headingNames.flatMap((heading): { heading: Heading; label: string }[] => {
    if (heading === 'cas' && user.ingredients !== 1) return [];
    if (isCustomField(heading)) {
      const label = customFieldLabel(user, heading, language);
      return label ? [{ heading, label }] : [];
    }
    return [{ heading, label: text(`search.headings.${heading}`) }];
  });
};
