/** What pdfkit offers and its types leave out. */
declare namespace PDFKit.Mixins {
  interface OpenedImage {
    /** In pixels. */
    readonly width: number;
    readonly height: number;
  }
  interface PDFImage {
    /** Reads a picture, to be drawn later. Throws when it is not a JPEG or a PNG. */
    openImage(bytes: Buffer): OpenedImage;
    image(opened: OpenedImage, x: number, y: number, options: ImageOption): this;
  }
}
