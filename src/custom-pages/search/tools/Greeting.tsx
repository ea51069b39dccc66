import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';

/** The organisation's name, and who can help: the company admin, marked by a role label. S2.1-14, S2.1-15, S2.6-22. */
export const Greeting = () => {
  const text = useText();
  const language = useLanguage();
  const { clientName, admin, role } = useUserInfo();
  return (
    <Box sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {text('tools.greeting.welcome', { organisation: clientName[language] })}
      </Typography>
      {role === 'company-admin' && (
        <Box
          component="span"
          sx={({ tokens }) => ({
            display: 'inline-block',
            mt: 1,
            px: 2,
            borderRadius: '5px',
            fontSize: '0.75rem',
            bgcolor: tokens.sunken,
            color: 'text.secondary',
          })}
        >
          {text('tools.greeting.role')}
        </Box>
      )}
      {admin && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {text('tools.greeting.admin', { name: unbroken(admin.name) })}{' '}
          <Link
            href={`mailto:${admin.email}`}
            aria-label={text('tools.greeting.mail', { name: admin.name, email: admin.email })}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, '@media (pointer: coarse)': { minHeight: 40 } }}
          >
            <MailOutlined sx={{ fontSize: 16 }} />
            {admin.email}
          </Link>
        </Typography>
      )}
    </Box>
  );
};

/** A person's name stays on one line. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');
