import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { TakenOut } from '#contract/requests/taken-out.ts';

const nameOf = (name: string) => PDFName.of(name);
const setOf = (...names: string[]): ReadonlySet<unknown> => new Set(names.map(nameOf));

// Each is looked up in every dictionary; creating a name object costs more than the lookup.
const names = {
  action: nameOf('Action'),
  address: nameOf('URI'),
  embedded: nameOf('EF'),
  fileNote: nameOf('FileAttachment'),
  kind: nameOf('S'),
  postScript: nameOf('PS'),
  signed: nameOf('ByteRange'),
  specification: nameOf('F'),
  subtype: nameOf('Subtype'),
  to: nameOf('GoTo'),
  type: nameOf('Type'),
} as const;

const scripted = setOf('JavaScript');
const playing = setOf('Rendition', 'Movie', 'Sound', 'RichMediaExecute', 'GoTo3DView');
const acting = setOf('Launch', 'SubmitForm', 'ImportData', 'ResetForm', 'GoToR', 'GoToE', 'GoToDp', 'Thread');

const leading = setOf('GoTo', 'URI');

const mediaNotes = setOf('Sound', 'Movie', 'Screen', 'RichMedia', '3D', 'Projection');
const mediaTypes = setOf('3D', 'Sound', 'Rendition', 'MediaClip', 'MediaPlayerInfo');
const fileTypes = setOf('Filespec', 'F', 'EmbeddedFile');
const signatureTypes = setOf('Sig', 'DocTimeStamp', 'DSS');

/**
 * Why an object goes whole; undefined for one that stays. Actions stay by a list of what is allowed: a place in the document, an
 * address of the web.
 */
export const whyNot = (object: PDFObject | undefined): TakenOut | undefined => {
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) return undefined;
  const [type, subtype] = [dictionary.lookup(names.type), dictionary.lookup(names.subtype)];
  if (subtype === names.postScript) return 'scripts';
  if (fileTypes.has(type) || dictionary.has(names.embedded) || subtype === names.fileNote) return 'attachments';
  if (mediaNotes.has(subtype) || mediaTypes.has(type)) return 'media';
  if (signatureTypes.has(type) || dictionary.has(names.signed)) return 'signatures';
  return whyNoAction(dictionary, type === names.action);
};

/**
 * The reason why an action is removed; an unknown kind of action is removed unless the entry is known to be harmless.
 */
const whyNoAction = (dictionary: PDFDict, isAction: boolean): TakenOut | undefined => {
  const kind = dictionary.lookup(names.kind);
  if (scripted.has(kind)) return 'scripts';
  if (playing.has(kind)) return 'media';
  if (acting.has(kind)) return 'actions';
  if (kind === names.address && (isAction || dictionary.has(names.address)))
    return isHarmless(dictionary.lookup(names.address)) ? undefined : 'actions';
  return isAction && kind instanceof PDFName && kind !== names.to ? 'actions' : undefined;
};

/** Addresses of the web and of people; what has no scheme is another page of the web, unless it begins at a server's root. */
const isHarmless = (address: PDFObject | undefined): boolean => {
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
  const text = address.decodeText().trim();
  return /^(https?|mailto|tel):/i.test(text) || /^www\.[\w.-]+(?![\w.@-])[^\\]*$/i.test(text);
};

/** The moments for which a page, a field or the document may name an action. PDF 32000-1 §12.6.3. */
const triggers = setOf(
  ...['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V', 'WC', 'WS', 'DS', 'WP', 'DP'],
);

type EntryRule = (value: PDFObject, dictionary: PDFDict) => TakenOut | 'quietly' | undefined;

const isPlainDictionary = (value: PDFObject) => value instanceof PDFDict && !value.has(names.subtype);
const isText = (value: PDFObject) => value instanceof PDFString || value instanceof PDFHexString;
const isDestination = (value: PDFObject) => value instanceof PDFArray || value instanceof PDFName || isText(value);
const hasSubtype = (value: PDFObject) => value instanceof PDFStream && value.dict.has(names.subtype);
const ifDictionary =
  (why: TakenOut | 'quietly'): EntryRule =>
  (value) =>
    isPlainDictionary(value) ? why : undefined;
const ifContainer =
  (why: TakenOut | 'quietly'): EntryRule =>
  (value) =>
    isPlainDictionary(value) || (value instanceof PDFArray && !(value.lookup(0) instanceof PDFName)) ? why : undefined;

const action: EntryRule = (value) =>
  value instanceof PDFDict && value.lookup(names.kind) instanceof PDFName ? whyNoAction(value, true) : undefined;

/**
 * By the type of a value as well as by its key: documents choose the keys of their fonts, pictures and colours
 * themselves, and a font named `JS` or `AA` is still a font.
 */
const rules: Readonly<Record<string, EntryRule>> = {
  OpenAction: (value) =>
    value instanceof PDFDict ? action(value, value) : isDestination(value) ? undefined : 'quietly',
  A: action,
  PA: action,
  Next: (_, dictionary) => (leading.has(dictionary.lookup(names.kind)) ? 'actions' : undefined),
  AA: (value) => {
    if (!(value instanceof PDFDict) || !value.keys().every((key) => triggers.has(key))) return undefined;
    const actions = value.keys().map((key) => value.lookup(key));
    return actions.some((each) => whyNot(each) === 'scripts') ? 'scripts' : actions.length > 0 ? 'actions' : 'quietly';
  },
  JS: (value) => (isText(value) || (value instanceof PDFStream && !hasSubtype(value)) ? 'scripts' : undefined),
  JavaScript: ifDictionary('scripts'),
  EmbeddedFiles: ifDictionary('attachments'),
  AF: ifContainer('attachments'),
  Collection: ifDictionary('attachments'),
  Ref: (value) => (value instanceof PDFDict && value.has(names.specification) ? 'attachments' : undefined),
  F: (value) => (isText(value) ? 'attachments' : undefined),
  XFA: (value) => (value instanceof PDFArray || value instanceof PDFStream || isText(value) ? 'xfa' : undefined),
  RichMediaContent: ifDictionary('media'),
  RichMediaSettings: ifDictionary('media'),
  AlternatePresentations: ifDictionary('media'),
  Renditions: ifDictionary('media'),
  Movie: ifDictionary('media'),
  Sound: (value) => (value instanceof PDFStream && !hasSubtype(value) ? 'media' : undefined),
  Perms: ifDictionary('signatures'),
  DSS: ifDictionary('signatures'),
  SigFlags: (value) => (value instanceof PDFNumber ? 'quietly' : undefined),
  NeedsRendering: (value) => (value instanceof PDFBool ? 'quietly' : undefined),
  Requirements: ifContainer('quietly'),
  SpiderInfo: ifDictionary('quietly'),
  URI: ifDictionary('quietly'),
  OPI: ifDictionary('quietly'),
  Templates: ifDictionary('quietly'),
  URLS: ifDictionary('quietly'),
};

const rulesByKey = new Map(Object.entries(rules).map(([key, rule]) => [nameOf(key), rule]));
const ofExternalStream = setOf('FFilter', 'FDecodeParms');

/**
 * The reason why an entry of a dictionary is removed; `quietly` when the person need not know, undefined for an entry
 * that stays.
 */
export const whyNotEntry = (
  dictionary: PDFDict,
  key: PDFName,
  { value, isStream }: { readonly value: PDFObject | undefined; readonly isStream: boolean },
): TakenOut | 'quietly' | undefined => {
  if (value === undefined) return undefined;
  // The content of a stream stands in the file itself.
  if (isStream && key === names.specification && value instanceof PDFDict) return 'attachments';
  if (isStream && ofExternalStream.has(key)) return 'quietly';
  return whyNot(value) ?? rulesByKey.get(key)?.(value, dictionary);
};
