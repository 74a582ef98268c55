import { LatestBlogs } from './latest-blogs.tsx';
import { OpenPositions } from './open-positions.tsx';

/** What the home page fetches: apart from the rest, so that the rest does not wait for the call's code. */
export function HomeNews() {
  return (
    <>
      <LatestBlogs />
      <OpenPositions />
    </>
  );
}
