import { Box } from '@mui/material';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText } from '#src/i18n/use-text.ts';
import { useUnreadCount } from '#src/providers/unread-count.ts';

/** The number of unread messages beside their name in the navigation. */
export const UnreadInNavigation = () => {
  const countText = useCountText();
  const language = useLanguage();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 600, pr: 0.5 }}>
      <span aria-hidden>{formatNumber(count, language)}</span>
      <span className="visually-hidden">{countText('requests.unreadShort', count)}</span>
    </Box>
  );
};
