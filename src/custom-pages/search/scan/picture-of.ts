/** Pixels on the longer side: more takes time, and codes need no more. */
const longest = 1600;

/** What a camera or a picture shows, as pixels; undefined where there is nothing yet. */
export const pictureOf = (shown: HTMLVideoElement | ImageBitmap): ImageData | undefined => {
  const [width, height] =
    shown instanceof HTMLVideoElement ? [shown.videoWidth, shown.videoHeight] : [shown.width, shown.height];
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // A picture without a background would have black on black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(shown, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};
