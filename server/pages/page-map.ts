import { pages } from '../../src/content/pages/index.ts';
import type { Page } from '../../src/content/types.ts';
import { jidOfSegment } from '../../src/contract/job-path.ts';
import { kindOfReference } from '../../src/contract/receipt.ts';

const exact = new Map<string, Page>(
  pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path): [string, Page] => [path, page])),
);

const folded = Map.groupBy(exact.keys(), (path) => path.toLowerCase());

const blogPath = /^\/blog\/([1-9]\d{0,8})$/;
const receivedPath = /^\/received\/([^/]+)$/;
const jobPath = /^\/jobs\/([^/]+)$/;

export type Match =
  | { kind: 'page'; page: Page; blogId?: number; jid?: string }
  | { kind: 'moved'; path: string }
  | { kind: 'none' };

/**
 * Finds the page at a path. Letter case matters, since `/career` and `/Career` are two pages. Where the path
 * differs only in case or by a closing slash and the page is clear, the path has moved.
 */
export function matchPath(path: string): Match {
  const page = exact.get(path);
  if (page !== undefined && !path.includes('$')) return { kind: 'page', page };
  const blogId = blogPath.exec(path)?.[1];
  const blogPage = exact.get('/blog/$blogId');
  if (blogId !== undefined && blogPage !== undefined)
    return { kind: 'page', page: blogPage, blogId: Number(blogId) };
  const jid = jidOfSegment(jobPath.exec(path)?.[1] ?? '');
  const jobPage = exact.get('/jobs/$job');
  if (jid !== undefined && jobPage !== undefined) return { kind: 'page', page: jobPage, jid };

  const receivedPage = exact.get('/received/$reference');
  if (receivedPage !== undefined && kindOfReference(receivedPath.exec(path)?.[1] ?? '') !== undefined)
    return { kind: 'page', page: receivedPage };

  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (plain !== path && exact.has(plain)) return { kind: 'moved', path: plain };
  const lower = plain.toLowerCase();
  if (blogPath.test(lower)) return { kind: 'moved', path: lower };
  const segment = jobPath.exec(lower)?.[1] ?? '';
  if (jidOfSegment(segment) !== undefined)
    return { kind: 'moved', path: `/jobs/JO${segment.slice('JO'.length)}` };
  const [candidate, ...others] = folded.get(lower) ?? [];
  if (candidate !== undefined && others.length === 0 && !candidate.includes('$'))
    return { kind: 'moved', path: candidate };
  return { kind: 'none' };
}
