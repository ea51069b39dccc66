/** Files for the pictures of the page that adds sheets: chosen, never sent. */
export const chosenFiles = ['Acetone - Laurentide Chimie.pdf', 'Hydrogen peroxide 35.pdf'].map((name, index) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(412_000 + index * 96_000)]),
}));
