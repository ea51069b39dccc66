/** The first `size` of many codes by an order, in that order: a heap of those kept, the last of them on top. */
export const topCodes = (
  codes: Uint32Array,
  size: number,
  isBefore: (a: number, b: number) => boolean,
): Uint32Array<ArrayBuffer> => {
  const heap = new Uint32Array(Math.min(size, codes.length));
  if (heap.length === 0) return heap;
  heap.set(codes.subarray(0, heap.length));
  for (let at = heap.length >>> 1; at-- > 0; ) sink(heap, at, isBefore);
  for (let at = heap.length; at < codes.length; at++) {
    if (!isBefore(codes[at]!, heap[0]!)) continue;
    heap[0] = codes[at]!;
    sink(heap, 0, isBefore);
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
};

const sink = (heap: Uint32Array, from: number, isBefore: (a: number, b: number) => boolean): void => {
  const code = heap[from]!;
  let at = from;
  for (let child = at * 2 + 1; child < heap.length; child = at * 2 + 1) {
    if (child + 1 < heap.length && isBefore(heap[child]!, heap[child + 1]!)) child++;
    if (!isBefore(code, heap[child]!)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = code;
};
