/** A file as it stands in an archive: what its entry in the directory says. */
export interface Packed {
  readonly name: string;
  readonly modified: Date;
  /** Of its local record, in bytes from the beginning. */
  readonly offset: number;
  readonly crc: number;
  readonly size: number;
  readonly deflated: number;
}

const version = 20;
/** Sizes follow the data, and names are UTF-8. */
const flags = 0x0808;
const deflateMethod = 8;

/** What stands before a file. PKWARE APPNOTE 6.3.10, §4.3.7; sums and sizes come after it, in the descriptor. */
export const localRecord = (name: string, modified: Date): Uint8Array<ArrayBuffer> =>
  record(name, [[4, 0x04034b50], ...common(modified), [4, 0], [4, 0], [4, 0], [2, byteLength(name)], [2, 0]]);

/** What stands behind a file. APPNOTE §4.3.9. */
export const descriptor = ({
  crc,
  deflated,
  size,
}: Pick<Packed, 'crc' | 'deflated' | 'size'>): Uint8Array<ArrayBuffer> =>
  record('', [
    [4, 0x08074b50],
    [4, crc],
    [4, deflated],
    [4, size],
  ]);

/** A file's entry in the directory. APPNOTE §4.3.12. */
export const centralRecord = ({ name, modified, offset, crc, size, deflated }: Packed): Uint8Array<ArrayBuffer> =>
  record(name, [
    [4, 0x02014b50],
    [2, version],
    ...common(modified),
    [4, crc],
    [4, deflated],
    [4, size],
    [2, byteLength(name)],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ]);

/** The end of an archive. APPNOTE §4.3.16. */
export const endRecord = ({ count, offset, size }: { count: number; offset: number; size: number }) =>
  record('', [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);

type Field = readonly [bytes: 2 | 4, value: number];

const common = (modified: Date): Field[] => [
  [2, version],
  [2, flags],
  [2, deflateMethod],
  [2, (modified.getHours() << 11) | (modified.getMinutes() << 5) | (modified.getSeconds() >> 1)],
  [2, ((modified.getFullYear() - 1980) << 9) | ((modified.getMonth() + 1) << 5) | modified.getDate()],
];

/** Fields in little-endian order, and the name behind them. Throws RangeError for a number that does not fit its field. */
const record = (name: string, fields: readonly Field[]): Uint8Array<ArrayBuffer> => {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const buffer = Buffer.from(new ArrayBuffer(length + byteLength(name)));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  buffer.write(name, at);
  return buffer;
};

const byteLength = (text: string): number => Buffer.byteLength(text);
