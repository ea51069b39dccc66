import { longDate } from '#contract/long-date.ts';
import { useLanguage } from '../i18n/language.ts';
import { useStoredUserInfo } from '../providers/user-info.ts';
import { Notice } from '../ui/Notice.tsx';

const words = {
  en: {
    label: 'End of the organization',
    ends: (name: string, day: string) =>
      `On ${day}, ${name} ends in Vigie, and its data is erased. Until then everything works; the mail about it says how to take the data with you.`,
  },
  fr: {
    label: 'Fin de l’organisation',
    ends: (name: string, day: string) =>
      `Le ${day}, ${name} quittera Vigie, et ses données seront effacées. D’ici là, tout fonctionne; le courriel à ce sujet explique comment emporter les données.`,
  },
};

/** Tells administrators of the day on which their organisation ends, on every page. */
export default function EndBanner({ day }: { day: string }) {
  const language = useLanguage();
  const name = useStoredUserInfo()?.clientName[language] ?? '';
  const { label, ends } = words[language];
  return (
    <Notice
      severity="warning"
      role="region"
      aria-label={label}
      sx={{ flex: 'none', borderRadius: 0, displayPrint: 'none' }}
    >
      {ends(name, longDate(day, language))}
    </Notice>
  );
}
