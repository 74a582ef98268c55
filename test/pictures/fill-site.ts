import sharp from 'sharp';
import { sampleOf } from '../../src/content/documents.ts';
import type { Home } from '../../src/content/home.ts';
import type { Page } from '../../src/content/schema/page.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import type { TestServer } from '../environment/app.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';

let editors = 0;

/** The site in the middle of being edited: drafts, versions, a release of each kind, and an uploaded picture. */
export async function fillSite(
  server: TestServer,
  { owner, editor }: Record<StaffRole, SignedInMember>,
): Promise<void> {
  const page = sampleOf('page:infrastructure-focus') as Page;
  const first = await save(editor, 'page:infrastructure-focus', null, {
    ...page,
    lead: 'One guard stands at your gate. Behind him stand branches, stores and a control room.',
  });
  const published = await save(owner, 'page:infrastructure-focus', first, {
    ...page,
    heading: 'Everything behind a post',
    lead: 'One guard stands at your gate. Behind that guard stand branches, stores and a control room.',
  });
  // A page that nobody has translated.
  const copyOf = 'page:guarding-solution';
  const added = ok(await editor.call('site.createPage', { path: '/dog-squad', name: 'Dog squad', copyOf }));
  const documents = [
    { document: 'page:infrastructure-focus', version: published },
    { document: added.document, version: added.version },
  ];
  ok(await owner.call('site.publish', { documents, title: 'A clearer introduction', due: null }));
  await save(editor, 'page:infrastructure-focus', published, {
    ...page,
    heading: 'Everything that stands behind a post',
    lead: 'One guard stands at your gate. Behind that guard stand branches, stores and a control room.',
  });

  const home = sampleOf('home') as Home;
  const [slide, ...others] = home.slides;
  const slides = [{ ...slide, heading: 'Awake from dusk to dawn' }, ...others];
  const draft = await save(editor, 'home', null, { ...home, slides });
  ok(
    await owner.call('site.publish', {
      documents: [{ document: 'home', version: draft }],
      title: 'The slide of the winter',
      due: '2026-11-23T09:00:00+05:30',
    }),
  );
  ok(await editor.call('site.createPage', { path: '/women-guards', name: 'Women guards' }));
  await addPicture(server, editor);
}

async function save(member: SignedInMember, document: string, basedOn: number | null, body: object) {
  editors += 1;
  const editor = `00000000-0000-4000-8000-${String(editors).padStart(12, '0')}`;
  const { version } = ok(
    await member.call('site.save', { document, basedOn, body, saveId: { editor, turn: 1 }, note: '' }),
  );
  return Number(version);
}

/** A picture that was drawn for this: a lamp above a gate. */
const LAMP = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <rect width="1600" height="1000" fill="#14264a"/><circle cx="1120" cy="330" r="240" fill="#f7d58a" opacity=".35"/>
  <circle cx="1120" cy="330" r="90" fill="#ffe9b5"/><path d="M240 1000V420h560v580z" fill="#0b1730"/></svg>`;

async function addPicture(server: TestServer, editor: SignedInMember): Promise<void> {
  const jpeg = await sharp(Buffer.from(LAMP)).jpeg().toBuffer();
  const file = new File([new Uint8Array(jpeg)], 'lamp_above_the_gate.jpg', { type: 'image/jpeg' });
  const { name, version } = ok((await upload(server, editor, 'media.add', { file })) as never);
  ok(
    await editor.call('media.update', {
      name,
      version,
      title: 'Lamp above the gate',
      alt: 'A lamp above a closed gate at night',
      focus: { x: 0.7, y: 0.33 },
    }),
  );
}
