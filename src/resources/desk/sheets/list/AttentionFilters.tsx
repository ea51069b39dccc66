import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { countAttention } from '#contract/calls/operator/sheets.ts';
import { attentionKinds } from '#contract/sheets/attention.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { useResourceDeclaration } from '#src/admin/resource-context.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { sheetText } from '../texts.ts';
import { AttentionFilter } from './AttentionFilter.tsx';

/** What somebody should do something about, kind by kind: how many sheets, and the way to just these. */
export const AttentionFilters = () => {
  const { paths } = useResourceDeclaration();
  const text = useText();
  const id = useId();
  const { filterValues } = useListContext();
  const { organisation } = filterValues;
  // Asked anew each time: what was mended a moment ago no longer counts.
  const { data: counts } = useCall(countAttention, { query: { organisation } }, { staleTime: 0 });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, displayPrint: 'none' }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 2 }}>
        {text(sheetText('attention'))}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {valuesOf(attentionKinds).map((kind) => {
          const { attention, ...others } = filterValues;
          const isOn = attention === kind;
          // A count is of a collection, whatever else narrows the list: so is what it leads to.
          const filter = isOn ? others : { ...(organisation !== undefined && { organisation }), attention: kind };
          return (
            <AttentionFilter
              key={kind}
              kind={kind}
              count={counts?.[kind]}
              isOn={isOn}
              to={`${paths?.list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}
            />
          );
        })}
      </Box>
    </Box>
  );
};
