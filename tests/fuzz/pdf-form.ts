import type { Input } from './input.ts';
import type { Random } from './random.ts';

/** A form with a PDF of its own each time, as a browser sends it. */
export const pdfForm = (
  random: Random,
  { field, fields }: { readonly field: string; readonly fields: Readonly<Record<string, string>> },
): Input => {
  const boundary = `----${random.below(1e9)}`;
  const part = (head: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const file = part(`name="${field}"; filename="fiche ${random.below(99)}.pdf"`, smallPdf(String(random.below(1e12))));
  const whole = `${texts.join('')}${file}--${boundary}--\r\n`;
  return {
    raw: Buffer.from(whole, 'latin1'),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

/** A form with something wrong in it: cut short, a byte changed, a part too many, a boundary that is another. */
export const breakForm = (random: Random, input: Input): Input => {
  const bytes = Buffer.from(input.raw ?? '');
  if (bytes.length === 0) return input;
  const at = random.below(bytes.length);
  switch (random.below(5)) {
    case 0:
      return { ...input, raw: bytes.subarray(0, at) };
    case 1:
      return {
        ...input,
        raw: Buffer.concat([bytes.subarray(0, at), Buffer.from([random.below(256)]), bytes.subarray(at + 1)]),
      };
    case 2:
      return { ...input, raw: Buffer.concat([bytes, bytes]) };
    case 3:
      return { ...input, headers: { 'content-type': 'multipart/form-data; boundary=none' } };
    default:
      return {
        ...input,
        raw: Buffer.from(
          bytes.toString('latin1').replace(/filename="[^"]*"/, 'filename="../../\u0000x.pdf"'),
          'latin1',
        ),
      };
  }
};

const smallPdf = (words: string): string => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    `<</Title(${words})>>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return `${text}xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Size 5/Root 1 0 R/Info 4 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
};
