import { ImportView } from './one/ImportView.tsx';
import { ImportPartProvider, operatorPart } from './parts.ts';

/** One import, of whatever organisation. */
export default function OperatorImportPage() {
  return (
    <ImportPartProvider value={operatorPart}>
      <ImportView />
    </ImportPartProvider>
  );
}
