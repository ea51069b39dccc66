/** Readers accept junk before the header up to this many bytes, and so does the server. */
const searched = 1024;

/** Whether the file begins as a PDF does, whatever it is called. Throws what reading it throws. */
export const hasPdfHeader = async (file: Blob): Promise<boolean> =>
  new TextDecoder('latin1').decode(await file.slice(0, searched).arrayBuffer()).includes('%PDF-');
