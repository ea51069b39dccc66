import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { LabelTool } from './LabelTool.tsx';
import { SheetChooser } from './SheetChooser.tsx';

/** Labels of as many sheets as one chooses. */
export default function LabelToolPage() {
  const text = useText();
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  return (
    <LabelTool
      title={text('label.title')}
      isns={sheets.map(({ id }) => id)}
      chooser={<SheetChooser chosen={sheets} onChange={setSheets} />}
    />
  );
}
