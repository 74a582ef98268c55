import { messageOf } from '../failure.ts';
import { ask, tell } from '../notices.ts';
import { trpc } from '../trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { When } from '../ui/when.tsx';
import { browserName } from './browser-name.ts';
import '../ui/records.css';

export function Sessions() {
  const { data: sessions = [], refetch } = trpc.ownAccount.listSessions.useQuery();
  const after = {
    onSuccess: () => refetch(),
    onError: (error: unknown) => void tell(messageOf(error)),
  };
  const end = trpc.ownAccount.endSession.useMutation(after);
  const endOthers = trpc.ownAccount.endOtherSessions.useMutation(after);
  const others = sessions.filter(({ isThisOne }) => !isThisOne);
  const askAndEndOthers = async () => {
    const isSure = await ask({
      title: 'End all other sessions?',
      text: 'Whoever uses them has to sign in again.',
      yes: 'End them',
    });
    if (isSure) endOthers.mutate();
  };
  return (
    <ScreenSection
      title="Sessions"
      lead="Where you are signed in. A session ends after two hours without use, and twelve hours after its sign-in."
      actions={
        others.length > 0 && (
          <Button kind="danger" onClick={askAndEndOthers}>
            End all others
          </Button>
        )
      }
    >
      <table className="records">
        <thead>
          <tr>
            <th scope="col">Browser</th>
            <th scope="col">Address</th>
            <th scope="col">Signed in</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <td className="records__title">{browserName(session.userAgent)}</td>
              <td data-label="Address">{session.address}</td>
              <td data-label="Signed in">
                <When at={session.signedInAt} full />
              </td>
              <td data-label="Last used">
                <When at={session.lastUsedAt} full />
              </td>
              <td>
                <div className="records__acts">
                  {session.isThisOne ? (
                    <Badge tone="good">This one</Badge>
                  ) : (
                    <Button onClick={() => end.mutate({ id: session.id })}>
                      End
                      <span className="visually-hidden">
                        {' '}
                        the session of {browserName(session.userAgent)}
                      </span>
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScreenSection>
  );
}
