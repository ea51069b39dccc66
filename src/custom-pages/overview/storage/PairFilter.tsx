import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { StorageAdvice } from '#contract/calls/storage-advice.ts';
import type { Language } from '#contract/languages.ts';
import { storageGroups } from '#contract/sheets/storage-groups.ts';
import { fold } from '#lib/text/fold.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { useStorageMessages } from './messages.ts';

type Pair = StorageAdvice['together'][number];

/** What of a long list of pairs is looked at. */
export interface PairsWanted {
  /** Words of a group, a product, its maker or a place, as they are typed. */
  readonly words: string;
  readonly isNewOnly: boolean;
  readonly isOpenOnly: boolean;
}

export const everyPair: PairsWanted = { words: '', isNewOnly: false, isOpenOnly: false };

/** Whether a pair has all the words, in either of its groups, its products or its places, and is new or not accepted where that is asked. */
export const isWanted = (pair: Pair, { words, isNewOnly, isOpenOnly }: PairsWanted, language: Language): boolean => {
  const { a, b, places, left_out } = pair;
  if (isNewOnly && !places.some(({ is_new }) => is_new)) return false;
  if (isOpenOnly && left_out === 0 && places.every(({ acceptance }) => acceptance !== undefined)) return false;
  const named = places.flatMap(({ name, a_side, b_side }) => [
    name,
    ...[...a_side.products, ...b_side.products].flatMap((product) => [product.name, product.manufacturer]),
  ]);
  return hasWords([storageGroups[a][language], storageGroups[b][language], ...named].join('\n'), words);
};

/** Whether a text has all the words, or the beginnings or parts of words. */
export const hasWords = (text: string, words: string): boolean => {
  const folded = fold(text);
  return fold(words)
    .split(' ')
    .every((word) => folded.includes(word));
};

interface Props {
  readonly wanted: PairsWanted;
  readonly onChange: (wanted: PairsWanted) => void;
  /** How many pairs are shown, and of how many. */
  readonly shown: number;
  readonly of: readonly Pair[];
}

/** Narrows a long list of pairs; says how many are left. */
export const PairFilter = ({ wanted, onChange, shown, of }: Props) => {
  const messages = useStorageMessages();
  const choice = (name: 'isNewOnly' | 'isOpenOnly', label: string) => (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={wanted[name]}
          onChange={(_, checked) => onChange({ ...wanted, [name]: checked })}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
      label={label}
    />
  );
  return (
    <Box
      role="search"
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        columnGap: 4,
        rowGap: 1,
        mb: 4,
        displayPrint: 'none',
      }}
    >
      <Box sx={{ flex: '1 1 240px', maxWidth: 400 }}>
        <LabelledInput
          type="search"
          label={messages.find}
          value={wanted.words}
          onChange={(words) => onChange({ ...wanted, words })}
        />
      </Box>
      <div>
        {choice('isNewOnly', messages.newOnly)}
        {choice('isOpenOnly', messages.openOnly)}
      </div>
      <Typography role="status" variant="body2" sx={{ flex: '1 1 100%', color: 'text.secondary' }}>
        {messages.shown(shown, of.length)}
        {wanted.words !== '' && of.some(hasMore) && ` ${messages.listedOnly}`}
      </Typography>
    </Box>
  );
};

/** Whether products or places of a pair are counted without being named. */
const hasMore = ({ places, left_out }: Pair): boolean =>
  left_out > 0 || places.some(({ a_side, b_side }) => a_side.left_out + b_side.left_out > 0);
