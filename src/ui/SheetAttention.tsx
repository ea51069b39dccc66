import type { ReactNode } from 'react';
import { sheetReviewYears } from '#contract/limits.ts';
import { attentionStatuses, type EffectiveStatus, effectiveStatuses } from '#contract/sheets/effective-status.ts';
import { isPastReview } from '#contract/sheets/review.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Sheet } from '../providers/sheets/sheet.ts';
import { PlainIcon, sheetDrawings } from './PlainIcon.tsx';

interface Props {
  readonly sheet: Sheet;
  /** Says of a sheet past its review how old it is; in the rule's words when left out. */
  readonly sayAge?: (sheetDate: string) => string;
}

/** What one should know before relying on a sheet: its age, its status. */
export const SheetAttention = ({ sheet, sayAge }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { statuses, sheetDate } = sheet;
  const isOld = isPastReview(sheetDate, new Date());
  return (
    <>
      {isOld && (
        <AttentionTag icon={ageIcon}>
          {sayAge ? sayAge(sheetDate) : text('sheet.overYears', { years: sheetReviewYears })}
        </AttentionTag>
      )}
      {statuses
        .filter((status) => status !== 'past-review' && attentionStatuses.includes(status))
        .map((status) => (
          <AttentionTag key={status} icon={icons[status] ?? blockedIcon}>
            {effectiveStatuses[status][language]}
          </AttentionTag>
        ))}
    </>
  );
};

const ageIcon = <PlainIcon drawing={sheetDrawings.schedule} />;
const blockedIcon = <PlainIcon drawing={sheetDrawings.block} />;
const icons: Partial<Record<EffectiveStatus, ReactNode>> = {
  'update-requested': <PlainIcon drawing={sheetDrawings.hourglass} />,
  superseded: <PlainIcon drawing={sheetDrawings.update} />,
};

/** Something to heed about a sheet, in a word beside its name. */
export const AttentionTag = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="attention-tag">
    {icon} {children}
  </span>
);
