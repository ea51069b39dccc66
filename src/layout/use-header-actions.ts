import { useLogout } from 'react-admin';
import { setLanguage, useLanguage } from '../i18n/language.ts';
import { useUserInfo } from '../providers/user-info.ts';

/** What the header offers, whether as buttons or in the menu of small screens. */
export const useHeaderActions = () => {
  const language = useLanguage();
  const { clientName } = useUserInfo();
  const logout = useLogout();
  const other = language === 'en' ? 'fr' : 'en';
  return {
    organisation: clientName[language],
    otherLanguage: other,
    switchLanguage: () => setLanguage(other),
    signOut: () => logout(),
  };
};
