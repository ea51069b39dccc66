export const sheet = {
  hazardousNoPictogram: 'Hazardous, no pictogram',
  notHazardous: 'Not hazardous',
  hazardUnknown: 'No hazard information',
  noSupplier: 'Supplier not stated',
  overYears: 'over %{years} years',
  reviewFrom: 'Dated %{date}, to be checked',
  pictogramsOf: 'Pictograms: %{names}',
} as const;
