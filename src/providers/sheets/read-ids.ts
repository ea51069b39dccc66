/**
 * Reads record numbers out of the search call's answer while it comes in: of a hundred thousand there is never more in memory
 * than the numbers and the piece in question. Throws when the answer holds fewer than it says.
 */
export const readIds = async (answer: ReadableStream<Uint8Array>): Promise<number[]> => {
  const reader = answer.getReader();
  const decoder = new TextDecoder();
  const ids: number[] = [];
  let expected: number | undefined;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    expected ??= foundIn(text);
    let read = 0;
    for (const match of text.matchAll(recordNumber)) {
      ids.push(Number(match[1]));
      read = match.index + match[0].length;
    }
    text = text.slice(read);
    if (done) break;
  }
  if (ids.length !== expected) throw new Error(`${ids.length} of ${expected} record numbers came`);
  return ids;
};

const recordNumber = /"Name\.IdentificationNumber\.RecordNumber_s"\s*:\s*"(\d+)"/g;

const foundIn = (text: string): number | undefined => {
  const found = /"numFound"\s*:\s*(\d+)\s*,/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};
