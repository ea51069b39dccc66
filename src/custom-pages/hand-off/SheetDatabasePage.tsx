import { externalSites } from '../../external-sites.ts';
import { HandOff } from './HandOff.tsx';

export default function SheetDatabasePage() {
  return <HandOff name="sheetDatabase" address={externalSites.sheetDatabase} />;
}
