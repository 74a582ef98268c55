import type { SiteRelease } from '../../../../../src/contract/staff/site-publishing.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { showDialog, showToast } from '../../../ui/notices.ts';
import { ScreenSection } from '../../../ui/screen-page.tsx';
import { When } from '../../../ui/when.tsx';
import { Written } from '../../../ui/written.tsx';
import { refreshSite } from '../calls/refresh-site.ts';
import '../site.css';

const states: Record<SiteRelease['state'], { tone: Tone; text: string }> = {
  planned: { tone: 'busy', text: 'Planned' },
  published: { tone: 'good', text: 'Published' },
  cancelled: { tone: 'still', text: 'Cancelled' },
  failed: { tone: 'bad', text: 'Failed' },
};

/** Lists what was published together, and what is going to be. */
export function Releases({ mayCancel }: { mayCancel: boolean }) {
  const list = trpc.site.releases.useInfiniteQuery({}, { getNextPageParam: ({ next }) => next });
  const cancel = trpc.site.cancelRelease.useMutation({
    onSuccess: () => void showToast('The release is cancelled. The drafts stay.'),
    onSettled: () => void refreshSite(),
  });
  const releases = list.data?.pages.flatMap((page) => page.releases) ?? [];
  const askToCancel = async ({ id, title }: SiteRelease) => {
    const text = `“${title}” will not be published. The drafts stay as they are.`;
    if (await showDialog({ title: 'Cancel this release?', text, yes: 'Cancel the release', no: 'Keep it' }))
      cancel.mutate({ id });
  };
  if (releases.length === 0) return null;
  return (
    <ScreenSection title="Releases">
      <ol className="releases">
        {releases.map((release) => (
          <li key={release.id}>
            <div>
              <b>{release.title}</b>
              <p className="muted">{release.documents.map(({ label }) => label).join(', ')}</p>
              {release.fault && <p className="releases__fault">{release.fault}</p>}
            </div>
            <div className="releases__state">
              <Badge tone={release.isOverdue ? 'bad' : states[release.state].tone}>
                {release.isOverdue ? 'Overdue' : states[release.state].text}
              </Badge>
              <span className="muted">
                <When at={release.publishedAt ?? release.due ?? release.at} full /> IST
                {release.by && (
                  <>
                    , <Written text={release.by} />
                  </>
                )}
              </span>
              {mayCancel && release.state === 'planned' && (
                <Button isBusy={cancel.isPending} onClick={() => askToCancel(release)}>
                  Cancel<span className="visually-hidden"> the release “{release.title}”</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <MoreButton list={list}>Show older releases</MoreButton>
    </ScreenSection>
  );
}
