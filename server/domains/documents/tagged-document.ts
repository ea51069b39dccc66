import PDFDocument from 'pdfkit';
import { type Language, locales } from '#contract/languages.ts';

/** What a document of ours says of itself. */
export interface DocumentFacts {
  readonly language: Language;
  readonly title: string;
  readonly author?: string;
  readonly made?: Date;
}

/** A part of what a document says, in the order in which it is read aloud. */
export type Part = PDFKit.PDFStructureElement;

/** Kinds of parts that our documents have. PDF 32000-1 §14.8.4. */
type Tag =
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure';

export interface TaggedDocument {
  readonly document: PDFKit.PDFDocument;
  /** What all parts are within. */
  readonly root: Part;
}

/**
 * Starts a PDF that assistive software reads: tagged, with its title and language, as PDF/UA-1 (ISO 14289-1) has it. All
 * that is drawn belongs to a part, or is an artifact.
 */
export const createTaggedDocument = (
  { language, title, author, made }: DocumentFacts,
  options: PDFKit.PDFDocumentOptions,
): TaggedDocument => {
  const document = new DescribedDocument({
    ...options,
    pdfVersion: '1.7',
    tagged: true,
    lang: locales[language],
    displayTitle: true,
    info: {
      Title: title,
      ...(author !== undefined && { Author: author }),
      ...(made && { CreationDate: made }),
      Creator: 'Vigie',
      Producer: 'Vigie',
    },
  });
  document.appendXML(`<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part></rdf:Description>`);
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, root };
};

/** pdfkit writes title and author into XML as they are. */
class DescribedDocument extends PDFDocument {
  override endMetadata(): void {
    const info = this.info as Record<string, unknown>;
    for (const [key, value] of Object.entries(info)) if (typeof value === 'string') info[key] = escapeXml(value);
    super.endMetadata();
  }
}

const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

interface PartOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Of a cell that spans so many. */
  readonly columns?: number;
}

/** A new part, behind those that its parent has; what it says is added to it as it is drawn. */
export const addPart = (
  document: PDFKit.PDFDocument,
  parent: Part,
  tag: Tag,
  { columns, ...options }: PartOptions = {},
): Part => {
  const part = document.struct(tag, options);
  if (columns !== undefined) attributesOf(part).ColSpan = columns;
  parent.add(part);
  return part;
};

/** pdfkit has no option for each. */
const attributesOf = (part: Part): Record<string, unknown> => {
  const { data } = (part as unknown as WithDictionary).dictionary;
  data.A ??= { O: 'Table' };
  return data.A;
};

interface WithDictionary {
  readonly dictionary: { readonly data: { A?: Record<string, unknown> } };
}

/** Draws what nobody has to hear: rules, grounds, what each page repeats. */
export const drawArtifact = (document: PDFKit.PDFDocument, draw: () => void): void => {
  document.markContent('Artifact');
  draw();
  document.endMarkedContent();
};
