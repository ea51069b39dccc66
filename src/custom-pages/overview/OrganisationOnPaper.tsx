import { Box } from '@mui/material';
import { useLanguage } from '#src/i18n/language.ts';
import { useUserInfo } from '#src/providers/user-info.ts';

/** Whose figures they are, for who reads them on paper, where no header says it. */
export const OrganisationOnPaper = () => {
  const language = useLanguage();
  const { clientName } = useUserInfo();
  return (
    <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
      {` · ${clientName[language]}`}
    </Box>
  );
};
