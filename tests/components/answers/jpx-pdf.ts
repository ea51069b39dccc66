/**
 * A red square of eight pixels in JPEG 2000, as hex: made for this test by `opj_compress -i red.ppm -o red.jp2 -n 2` of OpenJPEG 2.5 from a
 * file of one colour.
 */
const picture = [
  '0000000c6a5020200d0a870a00000014667479706a703220000000006a7032200000002d6a7032680000001669686472',
  '00000008000000080003070700000000000f636f6c7201000000000010000000ac6a703263ff4fff51002f0000000000',
  '08000000080000000000000000000000080000000800000000000000000003070101070101070101ff52000c00000001',
  '010104040001ff5c00074040484850ff640025000143726561746564206279204f70656e4a5045472076657273696f6e',
  '20322e352e30ff90000a0000000000310001ff93c7d40e1150548842e120c1f206140052667720df805014005ba3d800',
  '3020a911808080ffd9',
].join('');

const drawing = 'BT /F1 24 Tf 72 700 Td (Acetone) Tj ET q 200 0 0 200 72 400 cm /P Do Q';

/** A page with a word, which is drawn, and that picture, which is not. */
export const jpxPdf = `%PDF-1.5
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</P 6 0 R>>>>>>endobj
4 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
6 0 obj<</Type/XObject/Subtype/Image/Width 8/Height 8/Filter[/ASCIIHexDecode/JPXDecode]/Length ${picture.length + 1}>>stream
${picture}>
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`;
