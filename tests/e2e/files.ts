import type { Locator, Page } from '@playwright/test';

/** A file as it is chosen in the browser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** Bytes it has in all, where what is in it does not matter; for files that are dropped. */
  readonly size?: number;
}

export const fileOf = (name: string, content: Buffer | string = name): ChosenFile => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Drags files over a place and lets go of them there; whether the browser would have left the page for them. */
export const drop = async (page: Page, place: Locator, files: readonly ChosenFile[], beforeDrop = async () => {}) => {
  const transfer = await page.evaluateHandle(
    (contents) => {
      const data = new DataTransfer();
      for (const { name, type, base64, size } of contents) {
        const start = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bytes = new Uint8Array(size ?? start.length);
        bytes.set(start);
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer, size }) => ({
      name,
      type: mimeType,
      base64: buffer.toString('base64'),
      size,
    })),
  );
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await beforeDrop();
  return place.evaluate(
    (element, dataTransfer) =>
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
    transfer,
  );
};
