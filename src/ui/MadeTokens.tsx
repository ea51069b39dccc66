import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '../i18n/language.ts';

interface Props {
  /** What the API tokens are called that the person made. */
  readonly names: readonly string[];
  /** How many people are taken out; one where it is left out. */
  readonly people?: number;
  readonly isRevoking: boolean;
  readonly onChange: (isRevoking: boolean) => void;
}

const words = {
  en: {
    made: 'API tokens that this person made go on working until they are revoked:',
    madeByMany: 'API tokens that these people made go on working until they are revoked:',
    revoke: 'Revoke them too',
  },
  fr: {
    made: 'Les jetons d’API que cette personne a créés restent valides tant qu’ils ne sont pas révoqués\u00a0:',
    madeByMany: 'Les jetons d’API que ces personnes ont créés restent valides tant qu’ils ne sont pas révoqués\u00a0:',
    revoke: 'Les révoquer aussi',
  },
} satisfies Record<Language, unknown>;

/** The API tokens of somebody who is taken out, and whether they are revoked in the same step; nothing where there are none. */
export const MadeTokens = ({ names, people = 1, isRevoking, onChange }: Props) => {
  const { made, madeByMany, revoke } = words[useLanguage()];
  if (names.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography>{people > 1 ? madeByMany : made}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 6 }}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={isRevoking} onChange={(_, isChosen) => onChange(isChosen)} />}
        label={revoke}
      />
    </Box>
  );
};
