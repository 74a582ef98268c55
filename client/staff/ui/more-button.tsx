import { Button } from './button.tsx';

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
  children?: string;
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ list, children = 'Show more' }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading…' : children}
      </Button>
    </div>
  );
}
