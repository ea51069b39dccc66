import { execFileSync } from 'node:child_process';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  type PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { qpdf } from './outside.ts';

/** What an object says that it is, where that can do something. */
const kinds =
  /^\/(JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound|RichMedia\w*|Screen|3D|EmbeddedFile|Filespec|FileAttachment|PS)$/;

/** Entries under which something can be done, if it is more than a word or a number. */
const entries =
  /^\/(JS|JavaScript|AA|EF|EmbeddedFiles?|AF|XFA|RichMediaContent|RichMediaSettings|Renditions|FFilter|Collection)$/;

/** What a PDF still has in it that can do something, as two parsers find it that had no part in writing it. */
export const dangersIn = async (bytes: Uint8Array): Promise<string[]> => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const found = context.enumerateIndirectObjects().flatMap(([, object]) => dangersOf(object));
  return [...found, ...(await actionsIn(bytes))];
};

const dangersOf = (object: PDFObject): string[] => {
  if (object instanceof PDFStream) return dangersOf(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(dangersOf);
  if (!(object instanceof PDFDict)) return [];
  return object
    .entries()
    .flatMap(([key, value]) => (isDanger(key, object) ? [`${key} ${object.lookup(key)}`] : dangersOf(value)));
};

const isDanger = (key: PDFName, dictionary: PDFDict): boolean => {
  const value = dictionary.lookup(key);
  const isText = value instanceof PDFString || value instanceof PDFHexString;
  if (/^\/(S|Subtype|Type)$/.test(String(key))) return kinds.test(String(value));
  if (String(key) === '/URI' && isText) return /^\s*(javascript|file|data|vbscript):/i.test(value.decodeText());
  const isMore = isText || value instanceof PDFDict || value instanceof PDFArray || value instanceof PDFStream;
  return isMore && entries.test(String(key));
};

const actionsIn = async (bytes: Uint8Array): Promise<string[]> => {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const { action } = (await document.getOpenAction()) ?? {};
    const found = [await document.getJSActions(), await document.getAttachments(), action];
    const page = await document.getPage(1);
    for (const note of await page.getAnnotations()) {
      const { actions, attachment, file, unsafeUrl = '' } = note;
      found.push(actions, attachment, file, /^(https?|mailto|tel):|^$/i.test(unsafeUrl) ? undefined : unsafeUrl);
    }
    return found.filter(Boolean).map((each) => JSON.stringify(each));
  } finally {
    await document.destroy();
  }
};

/** Whether qpdf, where it is, reads the file without an error; its warnings are about what a sheet's maker wrote. */
export const isReadByQpdf = (path: string): boolean => {
  if (!qpdf.found) return true;
  try {
    execFileSync(qpdf.found, ['--check', path], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as { status?: number }).status === 3;
  }
};
