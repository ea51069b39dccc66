import { HandOff } from './HandOff.tsx';

export default function SheetDatabasePage() {
  return <HandOff name="sheetDatabase" />;
}
