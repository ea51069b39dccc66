import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sheetReviewYears } from '#contract/limits.ts';
import { attentionStatuses, sheetStatuses } from '#contract/sheets/status.ts';
import { formatLongDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Sheet } from '../providers/sheets/sheet.ts';

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
        <Attention icon={<BlockOutlined aria-hidden />}>{sheetStatuses[status][language]}</Attention>
      )}
    </>
  );
};

/** Whether a sheet bears a date three years old or more, when a current one has to be asked for. COHSR 10.32. */
export const isPastReview = (sheetDate: string, today: Date): boolean => {
  if (!sheetDate) return false;
  const limit = new Date(Date.UTC(today.getFullYear() - sheetReviewYears, today.getMonth(), today.getDate()));
  return sheetDate <= limit.toISOString().slice(0, 10);
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
  whiteSpace: 'nowrap',
  color: theme.tokens.amber,
  fontSize: '0.75rem',
  '& svg': { fontSize: 16 },
}));
