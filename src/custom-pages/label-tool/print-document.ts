/** Prints a PDF from a frame that nobody sees; a browser that shows PDFs nowhere but in a tab gets the tab. */
export const printDocument = (address: string): void => {
  if (!navigator.pdfViewerEnabled) {
    window.open(address, '_blank', 'noopener');
    return;
  }
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  frame.title = 'PDF';
  frame.ariaHidden = 'true';
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  frame.src = address;
  document.getElementById(frameId)?.remove();
  frame.id = frameId;
  document.body.append(frame);
};

const frameId = 'printed-document';
