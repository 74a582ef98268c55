import type { Site } from '../../src/content/site.ts';
import { sampleSite } from './sample-site.ts';

/** Makes ready what depends on the site, such as its pages, and returns what puts that into use. */
type Prepare = (next: Site) => Promise<() => void>;

/** The site as it is published now. It is read anew for each use, since a publication replaces it as a whole. */
export interface SiteHolder {
  readonly current: Site;
  /** What of it cannot be shown, for whoever watches the server; undefined where all of it is. */
  alarm: string | undefined;
  /** The addresses of its pages that cannot be shown. */
  leftOut: readonly string[];
  /** Takes part in each replacement of the site. */
  onReplace(prepare: Prepare): void;
  /**
   * Makes everything ready for another site, and changes nothing yet. The returned function replaces the site at once,
   * so that no request meets parts of both.
   * @throws whatever made a part impossible, such as a page that cannot be rendered.
   */
  prepare(next: Site): Promise<() => void>;
}

export function createSiteHolder(first: Site): SiteHolder {
  const parts: Prepare[] = [];
  let current = first;
  const holder: SiteHolder = {
    get current() {
      return current;
    },
    alarm: undefined,
    leftOut: [],
    onReplace: (prepare) => void parts.push(prepare),
    async prepare(next) {
      const commits = await Promise.all(parts.map((prepare) => prepare(next)));
      return () => {
        current = next;
        holder.alarm = undefined;
        holder.leftOut = [];
        for (const commit of commits) commit();
      };
    },
  };
  return holder;
}

/** The site of a server without publications, and of tests. */
export const sampleSiteHolder = (): SiteHolder => createSiteHolder(sampleSite);
