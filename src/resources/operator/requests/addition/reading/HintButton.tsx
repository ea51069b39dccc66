import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Box, ButtonBase } from '@mui/material';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import type { SheetField } from '../values.ts';
import { type Hint, hintOf, pagesOfPlaces } from './hints.ts';
import { useReading } from './reading-context.ts';

/** Beyond that, pages are named from the first to the last. */
const pagesNamed = 3;

/** Where a field's value was found; chosen, it is shown there. */
export const HintButton = ({ field, label }: { field: SheetField; label: string }) => {
  const word = useRequestMessages();
  const words = useHintWords();
  const { reading, show } = useReading();
  const hint = hintOf(reading, field);
  if (!hint) return null;
  if (hint.origin === 'nowhere')
    return (
      <Box component="span" sx={({ tokens }) => ({ ...line, color: tokens.amber })}>
        <HelpOutlineOutlined aria-hidden />
        {word('notFound')}
      </Box>
    );
  if (hint.origin === 'values')
    return (
      <Box component="span" sx={({ tokens }) => ({ ...line, color: hint.isSure ? tokens.text2 : tokens.amber })}>
        {!hint.isSure && <HelpOutlineOutlined aria-hidden />}
        {words(hint)}
      </Box>
    );
  return (
    <ButtonBase
      onClick={() => show(field)}
      aria-label={`${words(hint)}, ${label}`}
      sx={({ tokens }) => ({
        ...line,
        color: hint.isSure ? 'primary.main' : tokens.amber,
        borderRadius: '5px',
        px: 1,
        mr: -1,
        '&:hover': { textDecoration: 'underline' },
        '@media (pointer: coarse)': { minHeight: 40 },
      })}
    >
      {hint.isSure ? <FindInPageOutlined aria-hidden /> : <HelpOutlineOutlined aria-hidden />}
      {words(hint)}
    </ButtonBase>
  );
};

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 24,
  ml: 'auto',
  textAlign: 'right',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  '& svg': { fontSize: 16 },
} as const;

const useHintWords = () => {
  const word = useRequestMessages();
  const where = ({ origin, places }: Hint): string => {
    if (origin === 'values') return word('follows');
    const pages = pagesOfPlaces(places);
    const [first = 1] = pages;
    if (pages.length === 1) return word('foundOn', { page: first });
    if (pages.length <= pagesNamed) return word('foundOnMany', { pages: pages.join(', ') });
    return word('foundFromTo', { from: first, to: pages.at(-1) ?? first });
  };
  return (hint: Hint): string => (hint.isSure ? where(hint) : word('unsure', { where: where(hint) }));
};
