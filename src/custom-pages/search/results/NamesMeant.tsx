import { Typography } from '@mui/material';
import type { NameMeant } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';

/** Says why sheets were found that do not have a word of what was typed: “varsol” is another name of Stoddard solvent. */
export const NamesMeant = ({ meant }: { meant: readonly NameMeant[] }) => {
  const text = useText();
  if (meant.length === 0) return null;
  const said = meant.map(({ words, names }) => text('search.meant', { words, names: names.join(text('search.or')) }));
  return (
    <Typography variant="body2" sx={{ my: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {said.join(' ')}
    </Typography>
  );
};
