import Check from '@mui/icons-material/Check';
import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { countAttention } from '#contract/calls/operator/sheets.ts';
import { type AttentionKind, attentionKinds } from '#contract/sheets/attention.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { DataTable } from '#src/admin/DataTable.tsx';
import { List } from '#src/admin/List.tsx';
import { useResourceDeclaration } from '#src/admin/resource-context.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { attentionIcons } from '../attention/attention-icons.ts';
import { sheetText } from '../messages.ts';
import { movesPath } from '../paths.ts';

export default function SheetList() {
  return (
    <List summary={<AttentionFilters />}>
      <DataTable isTight />
    </List>
  );
}

/** What somebody should do something about, kind by kind: how many sheets, and the way to just these. */
const AttentionFilters = () => {
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
      {/* There before the counts are, and quiet without sheets, like the kinds above: the list stays where it is. */}
      <Button
        {...(counts?.superseded
          ? { component: Link, to: movesPath(organisation === undefined ? {} : { organisation }) }
          : { disabled: true })}
        size="small"
        variant="outlined"
        startIcon={<UpdateOutlined />}
        sx={{ mt: 3 }}
      >
        {text(sheetText('moveAll'))}
      </Button>
    </Box>
  );
};

interface Props {
  readonly kind: AttentionKind;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isOn: boolean;
  /** The list with it, or without it when it is on. */
  readonly to: string;
}

/** A kind of attention as a filter: it leads to the sheets, and chosen again back to all. A kind without sheets is quiet. */
const AttentionFilter = ({ kind, count, isOn, to }: Props) => {
  const language = useLanguage();
  const isQuiet = count === 0;
  const Icon = isOn ? Check : attentionIcons[kind];
  const label = (
    <>
      {attentionKinds[kind][language]} {/* The count has its room before it is known. */}
      <Box
        component="span"
        sx={{ display: 'inline-block', ml: 1, minWidth: '3ch', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
      >
        {count !== undefined && formatNumber(count, language)}
      </Box>
    </>
  );
  return (
    <li>
      <Chip
        variant="outlined"
        icon={<Icon aria-hidden />}
        label={label}
        {...((!isQuiet || isOn) && { component: Link, to, clickable: true })}
        {...(isOn && { 'aria-current': 'true' as const })}
        sx={({ tokens }) => ({
          fontSize: '0.8125rem',
          fontWeight: 500,
          bgcolor: tokens.paper,
          borderColor: tokens.line2,
          color: tokens.amber,
          '& .MuiChip-icon': { color: 'inherit', fontSize: 18 },
          '&.MuiChip-clickable:hover': { bgcolor: tokens.amberSoft },
          ...(isQuiet && { bgcolor: 'transparent', borderColor: tokens.line, color: tokens.text3 }),
          ...(isOn && {
            '&&': { bgcolor: tokens.amberSoft },
            borderColor: tokens.amberIcon,
            boxShadow: `inset 0 0 0 1px ${tokens.amberIcon}`,
            color: tokens.amber,
          }),
        })}
      />
    </li>
  );
};
