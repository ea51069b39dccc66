import { useText } from '#src/i18n/use-text.ts';
import { PlainIcon, sheetDrawings } from '#src/ui/PlainIcon.tsx';
import { AttentionTag } from '#src/ui/SheetAttention.tsx';
import { useRemovalMode } from './removal-mode.tsx';

/** Marks a sheet of which removal is under way. */
export const RemovalTag = ({ isn }: { isn: number }) => {
  const text = useText();
  const { underWay } = useRemovalMode();
  return underWay.has(isn) ? (
    <AttentionTag icon={<PlainIcon drawing={sheetDrawings.removal} />}>{text('removal.underWay')}</AttentionTag>
  ) : null;
};
