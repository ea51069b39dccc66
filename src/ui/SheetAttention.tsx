import BlockOutlined from '@mui/icons-material/BlockOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sheetReviewYears } from '#contract/limits.ts';
import { attentionStatuses, sheetStatuses } from '#contract/sheets/status.ts';
import { formatLongDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Sheet } from '../providers/sheets/sheet.ts';
import { isPastReview } from './sheet-review.ts';

/** What one should know before relying on a sheet: its age, its status. `isLong` says the date instead of the rule. */
export const SheetAttention = ({ sheet, isLong = false }: { sheet: Sheet; isLong?: boolean }) => {
  const text = useText();
  const language = useLanguage();
  const { status, sheetDate } = sheet;
  const isOld = isPastReview(sheetDate, new Date());
  return (
    <>
      {isOld && (
        <Attention icon={<ScheduleOutlined aria-hidden />}>
          {isLong
            ? text('sheet.reviewFrom', { date: formatLongDate(sheetDate, language) })
            : text('sheet.overYears', { years: sheetReviewYears })}
        </Attention>
      )}
      {attentionStatuses.includes(status) && (
        <Attention
          icon={status === 'update-requested' ? <HourglassEmptyOutlined aria-hidden /> : <BlockOutlined aria-hidden />}
        >
          {sheetStatuses[status][language]}
        </Attention>
      )}
    </>
  );
};

const Attention = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Tag>
    {icon} {children}
  </Tag>
);

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineEnd: 8,
  verticalAlign: 'middle',
  color: theme.tokens.amber,
  fontSize: '0.75rem',
  '& svg': { fontSize: 16 },
}));
