import { Checkbox } from '@mui/material';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { InfoTip } from '#src/ui/InfoTip.tsx';
import { useRemovalMode } from './removal-mode.tsx';

/** Chooses a sheet for removal; one of which removal is under way says so instead. */
export default function RemovalCheckbox({ sheet }: { sheet: Sheet }) {
  const text = useText();
  const language = useLanguage();
  const { selected, underWay, select } = useRemovalMode();
  const since = underWay.get(sheet.id);
  const name = [sheet.productName, sheet.manufacturer].filter(Boolean).join(', ');
  if (since) {
    return (
      <InfoTip about={text('removal.underWayAbout', { name })}>
        {text('removal.underWayDetail', { date: formatLongDate(since, language) })}
      </InfoTip>
    );
  }
  return (
    <Checkbox
      size="small"
      checked={selected.has(sheet.id)}
      onChange={(_, isSelected) => select([sheet], isSelected)}
      slotProps={{ input: { 'aria-label': text('removal.select', { name }) } }}
    />
  );
}
