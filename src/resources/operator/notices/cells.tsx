import { Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { noticeText } from './messages.ts';
import { type OperatorNotice, subjectOf } from './notice.ts';

interface Props {
  readonly record: RaRecord;
}

export const SubjectCell = ({ record }: Props) => {
  const language = useLanguage();
  const countText = useCountText();
  const notice = record as OperatorNotice;
  return (
    <>
      <strong>{subjectOf(notice, language)}</strong>
      {notice.dismissed > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {countText(noticeText('dismissed'), notice.dismissed)}
        </Typography>
      )}
    </>
  );
};

export const OrganisationCell = ({ record }: Props) => {
  const text = useText();
  const language = useLanguage();
  const notice = record as OperatorNotice;
  return notice.organisation === null ? text(noticeText('everyOrganisation')) : notice[`organisation_${language}`];
};

export const DaysCell = ({ record }: Props) => {
  const text = useText();
  const { from_day, to_day } = record as OperatorNotice;
  const from = formatShortDate(from_day);
  const to = formatShortDate(to_day);
  if (from && to) return text(noticeText('between'), { from, to });
  if (from) return text(noticeText('from'), { day: from });
  return to ? text(noticeText('until'), { day: to }) : text(noticeText('always'));
};
