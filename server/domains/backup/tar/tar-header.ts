/** Everything in a tar file comes in blocks of this many bytes. */
export const blockBytes = 512;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Bytes after which the size of an entry is written in another way, which every tar of today reads. */
const mostOctal = 0o77777777777;

/** The block before an entry, as POSIX has it (ustar). Names are at most 100 bytes of ASCII. */
export const tarHeader = ({ name, size }: TarEntry, time: Date): Buffer => {
  if (!/^[ -~]{1,100}$/.test(name)) throw new Error(`Not a name for a tar file: ${name}`);
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  block.write(name, 0, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  if (size <= mostOctal) octal(size, 124, 12);
  else {
    block.writeUInt8(0x80, 124);
    block.writeBigUInt64BE(BigInt(size), 128);
  }
  octal(Math.floor(time.getTime() / 1000), 136, 12);
  block.write('0', 156, 'latin1');
  block.write('ustar\0' + '00', 257, 'latin1');
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
};

/** What a block before an entry says; undefined for the empty block at the end. Throws for a block that is damaged. */
export const readTarHeader = (block: Buffer): TarEntry | undefined => {
  if (block.every((byte) => byte === 0)) return undefined;
  const text = (at: number, length: number) => block.toString('latin1', at, at + length).replace(/\0.*$/s, '');
  if (Number.parseInt(text(148, 8), 8) !== checksumOf(block)) throw new Error('The tar file is damaged.');
  const size = block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8);
  return { name: text(0, 100), size };
};

/** The sum of the bytes, the sum's own counted as spaces. */
const checksumOf = (block: Buffer): number =>
  block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);

/** Bytes that fill up the last block of an entry. */
export const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;
