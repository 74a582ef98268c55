import { LatestBlogs } from './latest-blogs.tsx';
import { OpenPositions } from './open-positions.tsx';

/**
 * The parts of the home page that call the server, in a chunk of their own, so that hydrating the rest does not wait
 * for the query and tRPC libraries.
 */
export function HomeNews() {
  return (
    <>
      <LatestBlogs />
      <OpenPositions />
    </>
  );
}
