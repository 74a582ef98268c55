import { item, menuLink, wxr } from './wordpress/wxr.ts';

/** How much the company has. */
export interface CompanySize {
  pages: number;
  posts: number;
  pictures: number;
  menuLinks: number;
  jobs: number;
}

/** 1,200 items, and 300 jobs. */
export const grownCompany: CompanySize = { pages: 120, posts: 480, pictures: 560, menuLinks: 40, jobs: 300 };
export const MESSAGES = 20_000;

const SITE = 'https://www.rakshak-suraksha.example';
const WORDS = 'Guards know each gate by heart. रात में भी। They write down who comes, when, and for how long. ';
const made = <Each>(count: number, make: (at: number) => Each) =>
  Array.from({ length: count }, (_, at) => make(at));

/** The path of a picture below the folder of the uploads. */
export const pictureOf = (at: number) => `2019/05/site-photo-${at}.jpg`;
const imageOf = (at: number) =>
  `<!-- wp:image --><figure><img src="${SITE}/wp-content/uploads/${pictureOf(at)}" alt="Gate"/></figure><!-- /wp:image -->`;
const textOf = (at: number, pictures: number) =>
  `<!-- wp:heading --><h2>At gate ${at}</h2><!-- /wp:heading --><!-- wp:paragraph --><p>${WORDS.repeat(1 + (at % 7))}</p><!-- /wp:paragraph -->${pictures > 0 ? imageOf(at % pictures) : ''}<ul><li>Day</li><li><em>Night</em></li></ul><table><tr><th>Post</th><th>Hours</th></tr><tr><td>Gate</td><td>${at}</td></tr></table>`;

/** The export of a company's WordPress with WP Job Manager: pictures among the pages and posts that show them. */
export const formerWordPress = ({ pages, posts, pictures, menuLinks, jobs }: CompanySize): string =>
  wxr(
    ...made(pictures, (at) =>
      item({
        id: 10_000 + at,
        type: 'attachment',
        status: 'inherit',
        title: `Site photo ${at}`,
        link: `${SITE}/site-photo-${at}/`,
        fields: `<wp:attachment_url>${SITE}/wp-content/uploads/${pictureOf(at)}</wp:attachment_url>`,
        metas: { _wp_attached_file: pictureOf(at) },
      }),
    ),
    ...made(pages, (at) =>
      item({
        id: 20_000 + at,
        type: 'page',
        title: `Guards in city ${at}`,
        link: `${SITE}/city-${at}/`,
        content: textOf(at, pictures),
      }),
    ),
    ...made(posts, (at) =>
      item({
        id: 30_000 + at,
        title: `What we learnt at gate ${at}`,
        link: `${SITE}/2019/gate-${at}/`,
        content: textOf(at, pictures),
        status: at % 12 === 0 ? 'draft' : 'publish',
        metas: pictures > 0 ? { _thumbnail_id: String(10_000 + (at % pictures)) } : {},
      }),
    ),
    ...made(jobs, (at) =>
      item({
        id: 40_000 + at,
        type: 'job_listing',
        title: `Guard at gate ${at}`,
        link: `${SITE}/job/guard-${at}/`,
        content: `<p>${WORDS}</p>`,
        metas: {
          _job_location: 'Pune, Maharashtra',
          _job_salary: String(12_000 + at),
          _job_expires: '2099-01-01',
        },
      }),
    ),
    ...made(menuLinks, (at) =>
      menuLink(50_000 + at, 'Main menu', `Page ${at}`, `${SITE}/city-${at % Math.max(pages, 1)}/`),
    ),
  ).replaceAll('https://old.example', SITE);

/** What Flamingo has kept of the messages of the last months, newest first. */
export function formerFlamingo(count: number): string {
  const minutes = Math.floor((150 * 1_440) / count);
  const rows = made(count, (at) => {
    const sent = new Date(Date.now() - at * minutes * 60_000 + 330 * 60_000).toISOString().slice(0, 19);
    return `"Ramesh ${at}","ramesh${at}@example.com","90000 ${String(at % 100_000).padStart(5, '0')}","${WORDS}","${sent}+05:30"`;
  });
  return ['"your-name","your-email","your-phone","your-message","Date"', ...rows].join('\r\n');
}
