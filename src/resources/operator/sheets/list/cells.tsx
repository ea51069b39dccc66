import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { attentionKinds } from '#contract/sheets/attention.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { AttentionTag } from '#src/ui/SheetAttention.tsx';
import { attentionIcons } from '../attention/attention-icons.ts';
import type { ListedSheet } from '../sheet.ts';

interface Props {
  readonly record: RaRecord;
}
const listed = (record: RaRecord) => record as ListedSheet;

export const NumberCell = ({ record }: Props) => String(record.id);

/** A product, and beneath it whose it is. */
export const ProductCell = ({ record }: Props) => {
  const { product_name, manufacturer } = listed(record);
  return (
    <>
      <strong>{product_name}</strong>
      <Box sx={{ color: 'text.secondary' }}>{manufacturer}</Box>
    </>
  );
};

export const ProductIdsCell = ({ record }: Props) => listed(record).product_ids.join(', ') || '-';

export const LanguageCell = ({ record }: Props) => <LanguageTag language={listed(record).language} />;

export const DateCell = ({ record }: Props) => {
  const { sheet_date } = listed(record);
  return sheet_date ? <span style={{ whiteSpace: 'nowrap' }}>{formatShortDate(sheet_date)}</span> : '-';
};

export const AttentionCell = ({ record }: Props) => {
  const language = useLanguage();
  const { attention } = listed(record);
  if (attention.length === 0) return '-';
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, minWidth: 112 }}>
      {attention.map((kind) => {
        const Icon = attentionIcons[kind];
        return (
          <li key={kind}>
            <AttentionTag icon={<Icon aria-hidden />}>{attentionKinds[kind][language]}</AttentionTag>
          </li>
        );
      })}
    </Box>
  );
};
