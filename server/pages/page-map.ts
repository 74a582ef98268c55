import { findPage, type Site, type SitePage } from '../../src/content/site.ts';
import { jidOfSegment } from '../../src/contract/job-path.ts';
import { stripTrailing } from '../../src/strip-trailing.ts';

const blogPath = /^\/blog\/([1-9]\d{0,8})$/;
const jobPath = /^\/jobs\/([^/]+)$/;

export type Match =
  | { kind: 'page'; page: SitePage; blogId?: number; jid?: string }
  | { kind: 'moved'; path: string }
  | { kind: 'gone' }
  | { kind: 'none' };

export type MatchPath = (path: string) => Match;

/**
 * Makes what finds the page at a path. Letter case matters, since `/career` and `/Career` are two pages. Where the path
 * differs only in case or by a closing slash and the page is clear, the path has moved; so it is with former addresses.
 */
export function createPageMap(site: Site): MatchPath {
  const exact = new Map<string, SitePage>(
    site.pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page] as const)),
  );
  const folded = Map.groupBy(exact.keys(), (path) => path.toLowerCase());
  const foldedMoved = new Map([...site.moved].map(([path, to]) => [path.toLowerCase(), to]));
  const pageOf = (path: string) => findPage(site, path);
  return (path) => {
    const page = exact.get(path);
    if (page !== undefined && !path.includes('$')) return { kind: 'page', page };
    const blogId = blogPath.exec(path)?.[1];
    const blogPage = pageOf('/blog/$blogId');
    if (blogId !== undefined && blogPage !== undefined)
      return { kind: 'page', page: blogPage, blogId: Number(blogId) };
    const jid = jidOfSegment(jobPath.exec(path)?.[1] ?? '');
    const jobPage = pageOf('/jobs/$job');
    if (jid !== undefined && jobPage !== undefined) return { kind: 'page', page: jobPage, jid };

    const moved = site.moved.get(path);
    if (moved !== undefined) return leadTo(moved);

    const plain = path.length > 1 ? stripTrailing(path, '/') : path;
    if (plain !== path && exact.has(plain)) return { kind: 'moved', path: plain };
    // An address of WordPress ends in a slash, and one of ours does not. None may lead to itself.
    const leadsOn = (to: string | null | undefined) => to !== undefined && to !== path;
    const former = [plain, `${plain}/`].map((each) => site.moved.get(each)).find(leadsOn);
    if (former !== undefined) return leadTo(former);
    const lower = plain.toLowerCase();
    if (blogPath.test(lower)) return { kind: 'moved', path: lower };
    const segment = jobPath.exec(lower)?.[1] ?? '';
    if (jidOfSegment(segment) !== undefined)
      return { kind: 'moved', path: `/jobs/JO${segment.slice('JO'.length)}` };
    const [candidate, ...others] = folded.get(lower) ?? [];
    if (candidate !== undefined && others.length === 0 && !candidate.includes('$'))
      return { kind: 'moved', path: candidate };
    const inOtherCase = [lower, `${lower}/`].map((each) => foldedMoved.get(each)).find(leadsOn);
    return inOtherCase === undefined ? { kind: 'none' } : leadTo(inOtherCase);
  };
}

const leadTo = (path: string | null): Match => (path === null ? { kind: 'gone' } : { kind: 'moved', path });
