import { ImportView } from './one/ImportView.tsx';
import { ImportPartProvider, memberPart } from './parts.ts';

/** One import of the organisation's own. */
export default function ImportPage() {
  return (
    <ImportPartProvider value={memberPart}>
      <ImportView />
    </ImportPartProvider>
  );
}
