import { Box } from '@mui/material';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { importOutcomes } from '#contract/imports/states.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useOneMessages } from './messages.ts';
import { Section } from './Section.tsx';

/** What comes of the import as a whole, in figures. */
export const Totals = ({ one: { kind, counts, to_look_at } }: { readonly one: ImportRecord }) => {
  const messages = useOneMessages();
  const language = useLanguage();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const figures = [
    { key: 'all', name: messages.read(kind), count: all },
    ...valuesOf(importOutcomes).map((key) => ({ key, name: importOutcomes[key][language], count: counts[key] })),
    { key: 'lookAt', name: messages.lookAt, count: to_look_at },
  ].filter(({ key, count }) => key === 'all' || count > 0);
  return (
    <Section title={messages.totals}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 3, m: 0 }}>
        {figures.map(({ key, name, count }) => (
          <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {name}
            </Box>
            <Box
              component="dd"
              className={key === 'rejected' ? 'import-refused' : undefined}
              sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600 }}
            >
              {formatNumber(count, language)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
