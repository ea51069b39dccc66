import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import { enCA, frCA } from 'date-fns/locale';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';

const words = { en: enUS, fr: frFR };
const calendars = { en: enCA, fr: frCA };

/** Date pickers in the person's language: the words of the fields and the names of months and days. */
export const PickerLanguage = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={calendars[language]}
      localeText={words[language].components.MuiLocalizationProvider.defaultProps.localeText}
    >
      {children}
    </LocalizationProvider>
  );
};
