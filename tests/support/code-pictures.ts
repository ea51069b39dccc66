import { encode } from 'uqr';

const [width, height] = [640, 480];

/** Brightness of each pixel of a picture with the QR code of a text in its middle. */
const grey = (text: string): Buffer => {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const module = Math.floor(height / data.length);
  const [left, top] = [(width - module * data.length) >> 1, (height - module * data.length) >> 1];
  const pixels = Buffer.alloc(width * height, 235);
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark)
        for (let y = 0; y < module; y++)
          pixels.fill(
            16,
            (top + row * module + y) * width + left + column * module,
            (top + row * module + y) * width + left + (column + 1) * module,
          );
  return pixels;
};

/** A picture (BMP) of the QR code of a text, or of nothing. */
export const picture = (text: string | undefined): Buffer => {
  const pixels = text === undefined ? Buffer.alloc(width * height, 200) : grey(text);
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + width * height * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  // From the top down.
  head.writeInt32LE(-height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const colours = Buffer.alloc(width * height * 3);
  for (const [at, brightness] of pixels.entries()) colours.fill(brightness, at * 3, at * 3 + 3);
  return Buffer.concat([head, colours]);
};
