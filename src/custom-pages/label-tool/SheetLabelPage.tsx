import { Navigate, useParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { LabelTool } from './LabelTool.tsx';

/** The label of one sheet; an address with a number that is not one leads to the tool. */
export default function SheetLabelPage() {
  const text = useText();
  const { isn = '' } = useParams();
  if (!/^\d{1,15}$/.test(isn)) return <Navigate to="/tools/label" replace />;
  return <LabelTool title={text('label.titleOne')} isns={[Number(isn)]} />;
}
