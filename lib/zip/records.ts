/** A file of an archive, as its entry in the directory describes it. */
export interface Packed {
  readonly name: string;
  readonly modified: Date;
  readonly method: Method;
  /** Of its local record, in bytes from the beginning. */
  readonly offset: number;
  readonly crc: number;
  readonly size: number;
  /** Bytes that it takes in the archive. */
  readonly packed: number;
}

/** Size and checksum of a file's bytes. */
export type Sums = Pick<Packed, 'crc' | 'size' | 'packed'>;

/** Deflated as it comes, its sums behind it; or stored as it is, its sums, known beforehand, in front. */
export type Method = keyof typeof methods;
const methods = { deflated: { code: 8, flags: 0x0808 }, stored: { code: 0, flags: 0x0800 } } as const;

/** The highest number of a field of that many bytes, except the one that means "see the ZIP64 record". */
const most = { 2: 0xfffe, 4: 0xfffffffe } as const;
const plainVersion = 20;
const zip64Version = 45;

/** The header before a file. PKWARE APPNOTE 6.3.10, §4.3.7; a deflated file has its checksums in its descriptor. */
export const localRecord = ({ name, modified, method, ...sums }: Omit<Packed, 'offset'>): Uint8Array<ArrayBuffer> => {
  const { crc, size, packed } = method === 'stored' ? sums : { crc: 0, size: 0, packed: 0 };
  return record(name, [
    [4, 0x04034b50],
    [2, plainVersion],
    ...common(modified, method),
    [4, crc],
    [4, packed],
    [4, size],
    [2, byteLength(name)],
    [2, 0],
  ]);
};

/** The descriptor after a deflated file. APPNOTE §4.3.9. */
export const descriptor = ({ crc, packed, size }: Sums): Uint8Array<ArrayBuffer> =>
  record('', [
    [4, 0x08074b50],
    [4, crc],
    [4, packed],
    [4, size],
  ]);

/** A file's entry in the directory. APPNOTE §4.3.12; past 4 GB its offset stands in an extra field, §4.5.3. */
export const centralRecord = ({ name, modified, method, offset, ...sums }: Packed): Uint8Array<ArrayBuffer> => {
  const isFar = offset > most[4];
  return record(
    name,
    [
      [4, 0x02014b50],
      [2, zip64Version],
      [2, isFar ? zip64Version : plainVersion],
      ...common(modified, method),
      [4, sums.crc],
      [4, sums.packed],
      [4, sums.size],
      [2, byteLength(name)],
      [2, isFar ? 12 : 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, isFar ? 0xffffffff : offset],
    ],
    isFar
      ? [
          [2, 0x0001],
          [2, 8],
          [8, offset],
        ]
      : [],
  );
};

/** Where the directory is and how large. */
interface Directory {
  readonly count: number;
  readonly offset: number;
  readonly size: number;
}

/** The end of an archive. APPNOTE §4.3.16, with §4.3.14 and §4.3.15 before it where a number does not fit. */
export const endRecords = (directory: Directory): Uint8Array<ArrayBuffer>[] => {
  const { count, offset, size } = directory;
  const isLarge = count > most[2] || offset > most[4] || size > most[4];
  const end = record('', [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, 0xffff)],
    [2, Math.min(count, 0xffff)],
    [4, Math.min(size, 0xffffffff)],
    [4, Math.min(offset, 0xffffffff)],
    [2, 0],
  ]);
  return isLarge ? [...zip64EndRecords(directory), end] : [end];
};

const zip64EndRecords = ({ count, offset, size }: Directory) => [
  record('', [
    [4, 0x06064b50],
    [8, 44],
    [2, zip64Version],
    [2, zip64Version],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  ]),
  record('', [
    [4, 0x07064b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ]),
];

type Field = readonly [bytes: 2 | 4 | 8, value: number];

const common = (modified: Date, method: Method): Field[] => [
  [2, methods[method].flags],
  [2, methods[method].code],
  [2, (modified.getHours() << 11) | (modified.getMinutes() << 5) | (modified.getSeconds() >> 1)],
  [2, ((modified.getFullYear() - 1980) << 9) | ((modified.getMonth() + 1) << 5) | modified.getDate()],
];

/** Fields in little-endian order, the name, and fields behind it. Throws RangeError for a number that does not fit its field. */
const record = (name: string, fields: readonly Field[], extra: readonly Field[] = []): Uint8Array<ArrayBuffer> => {
  const buffer = Buffer.from(new ArrayBuffer(lengthOf(fields) + byteLength(name) + lengthOf(extra)));
  let at = writeFields(buffer, 0, fields);
  at += buffer.write(name, at);
  writeFields(buffer, at, extra);
  return buffer;
};

const lengthOf = (fields: readonly Field[]) => fields.reduce((sum, [bytes]) => sum + bytes, 0);

const writeFields = (buffer: Buffer, start: number, fields: readonly Field[]): number =>
  fields.reduce(
    (at, [bytes, value]) =>
      bytes === 8 ? buffer.writeBigUInt64LE(BigInt(value), at) : buffer.writeUIntLE(value, at, bytes),
    start,
  );

const byteLength = (text: string): number => Buffer.byteLength(text);
