/** Kinds of codes on labels, posters and packages, by the names of the browser's own detector. */
const kinds = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf'] as const;

interface Detector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Reads the codes of pictures, one picture after the other. */
export interface CodeReader {
  /** The text of a code in it; undefined where none is seen. Throws where the reader cannot be had. */
  read(picture: ImageData): Promise<string | undefined>;
  close(): void;
}

/** The browser's own detector where it knows the codes of products too, else a reader in a thread, which comes over the network. */
export const createCodeReader = (): CodeReader => {
  let thread: Thread | undefined;
  const detector = ownDetector().catch(() => undefined);
  return {
    read: async (picture) => {
      const own = await detector;
      if (own) return (await own.detect(picture))[0]?.rawValue;
      thread ??= startThread();
      return thread.read(picture).catch((error: unknown) => {
        // What could not be loaded is asked for anew the next time.
        thread?.close();
        thread = undefined;
        throw error;
      });
    },
    close: () => thread?.close(),
  };
};

const ownDetector = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const supported = await BarcodeDetector.getSupportedFormats();
  const known = kinds.filter((kind) => supported.includes(kind));
  return known.includes('qr_code') && known.includes('ean_13') ? new BarcodeDetector({ formats: known }) : undefined;
};

type Thread = CodeReader;

const startThread = (): Thread => {
  const worker = new Worker(new URL('./code-reader-worker.ts', import.meta.url), { type: 'module' });
  let turn: Promise<unknown> = Promise.resolve();
  const readNext = (picture: ImageData): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ text?: string; failed?: string }>) =>
        data.failed ? reject(new Error(data.failed)) : resolve(data.text);
      worker.onerror = () => reject(new Error('the code reader could not be loaded'));
      worker.postMessage(picture);
    });
  return {
    // The camera goes on while a picture is chosen: each answer is for the one that was sent.
    read: (picture) => {
      const read = turn.then(() => readNext(picture));
      turn = read.catch(() => undefined);
      return read;
    },
    close: () => worker.terminate(),
  };
};
