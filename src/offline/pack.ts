/** JSON of a value, compressed. */
export const pack = async (value: unknown): Promise<ArrayBuffer> =>
  new Response(new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** The value that was packed. */
export const unpack = async <Value>(packed: ArrayBuffer): Promise<Value> =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
