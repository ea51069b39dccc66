import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A PDF whose first page says these words; no two words make the same bytes. */
export const makePdf = async (words: string): Promise<Buffer> => save(await draw(words));

/** One that asks for a password. */
export const makeLockedPdf = async (): Promise<Buffer> => {
  const document = await draw('locked');
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  return save(document);
};

/** One that runs a program when it is opened, and another when a page is. */
export const makeScriptedPdf = async (): Promise<Buffer> => {
  const document = await draw('scripted');
  const { context } = document;
  const action = () => context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("gotcha")') });
  document.catalog.set(PDFName.of('OpenAction'), context.register(action()));
  document.getPage(0).node.set(PDFName.of('AA'), context.obj({ O: action() }));
  document.addJavaScript('start', 'app.alert("gotcha")');
  return save(document);
};

/** One of so many bytes, most of them in one stream, as a scan is. */
export const makeLargePdf = async (words: string, size: number): Promise<Buffer> => {
  const document = await draw(words);
  const room = size - 2000;
  const filler = document.context.stream(new Uint8Array(room).fill(120), { Type: 'XObject' });
  document.getPage(0).node.set(PDFName.of('PieceInfo'), document.context.register(filler));
  const bytes = await save(document);
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
};

/** The pages of these, one after the other. */
export const joinPdfs = async (files: readonly Buffer[]): Promise<Buffer> => {
  const joined = await PDFDocument.create();
  for (const bytes of files) {
    const one = await PDFDocument.load(bytes);
    for (const page of await joined.copyPages(one, one.getPageIndices())) joined.addPage(page);
  }
  return save(joined);
};

/** What is no safety data sheet, and names a product all the same. */
export const brochure = `Prairie Shine
Product name: Prairie Shine
Manufacturer: Prairie Chemicals Inc.
The cleaner for all floors that have to be clean, with the scent of the prairie.
Our product is for sale in all of our stores, and by mail from the head office.
It is not to be used with any other cleaner, and should be kept from children.`;

/** One page of a whole sheet in English. */
export const shortSheet = (name: string): string => `Safety Data Sheet
SECTION 1: Identification
Product name: ${name}
SECTION 2: Hazard identification
Keep the container closed and away from heat, and wash with plenty of water.
SECTION 3: Composition/information on ingredients
Acetone 67-64-1
SECTION 4: First-aid measures
Wash the hands with water, and call for help if it is not clear.
SECTION 7: Handling and storage
Store it in a dry place that is away from the heat.
SECTION 14: Transport information
SECTION 16: Other information`;

/** One page of a sheet in Spanish. */
export const spanishSheet = `Ficha de datos de seguridad
SECCIÓN 1: Identificación del producto
Product name: Solvente de la Pradera
SECCIÓN 2: Identificación de los peligros
Mantener el recipiente cerrado y los guantes con agua para el trabajo.
SECCIÓN 3: Composición
Acetona 67-64-1
SECCIÓN 4: Primeros auxilios
Lavar las manos con agua y llamar por ayuda según el caso.
SECCIÓN 7: Manipulación
Conservar en un lugar seco y lejos del calor, y usar los guantes para las manos.`;

const draw = async (words: string) => {
  const document = await PDFDocument.create();
  document.addPage().drawText(words, { x: 40, y: 780, size: 12, lineHeight: 16 });
  return document;
};

const save = async (document: PDFDocument) => Buffer.from(await document.save({ useObjectStreams: false }));
