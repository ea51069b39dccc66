import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

// By itself the library fetches it from another site.
prepareZXingModule({ overrides: { locateFile: () => program } });

const options: ReaderOptions = {
  formats: ['QRCode', 'DataMatrix', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF'],
  tryHarder: true,
  maxNumberOfSymbols: 1,
};

self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  try {
    const [found] = await readBarcodes(data, options);
    self.postMessage({ text: found?.isValid ? found.text : undefined });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
