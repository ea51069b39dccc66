import { Box } from '@mui/material';

/** A notice's text: as it was typed, or as HTML that the server has sanitised. */
export const NoticeMessage = ({ message, isRich }: { message: string; isRich: boolean }) =>
  isRich ? (
    <Box
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an allow-list of the server's is all that comes through
      dangerouslySetInnerHTML={{ __html: message }}
      sx={{
        '& p, & ul, & ol': { my: 1 },
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        overflowWrap: 'anywhere',
      }}
    />
  ) : (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Box>
  );
