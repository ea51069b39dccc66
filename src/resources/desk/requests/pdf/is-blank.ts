/** Pixels of the edge of what is looked at: enough to see a line of print as grey. */
const edge = 96;

/** Whether nothing was drawn: the pictures of a scan may be of a kind that pdfjs passes over without a word. */
export const isBlank = (canvas: HTMLCanvasElement): boolean => {
  const small = document.createElement('canvas');
  small.width = edge;
  small.height = edge;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, edge, edge);
  context.drawImage(canvas, 0, 0, edge, edge);
  return context.getImageData(0, 0, edge, edge).data.every((value) => value > 250);
};
