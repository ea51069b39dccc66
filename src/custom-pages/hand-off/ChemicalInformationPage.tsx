import { HandOff } from './HandOff.tsx';

export default function ChemicalInformationPage() {
  return <HandOff name="chemicalInformation" />;
}
