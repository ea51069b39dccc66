import { externalSites } from '../../external-sites.ts';
import { HandOff } from './HandOff.tsx';

export default function ChemicalInformationPage() {
  return <HandOff name="chemicalInformation" address={externalSites.chemicalInformation} />;
}
