import { type ComponentProps, useState } from 'react';
import { browserName } from '../../../../src/browser-name.ts';
import { trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ScreenSection } from '../../ui/screen-page.tsx';
import { When } from '../../ui/when.tsx';

import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import '../../ui/records.css';

export function Sessions() {
  const { data: sessions = [] } = trpc.ownAccount.listSessions.useQuery();
  const [ending, setEnding] = useState<ComponentProps<typeof EndSessionsDialog>['which']>();
  const others = sessions.filter(({ isThisOne }) => !isThisOne);
  return (
    <ScreenSection
      title="Sessions"
      lead="Where you are signed in. A session ends after two hours without use, and twelve hours after signing in."
      actions={
        others.length > 0 && (
          <Button kind="danger" onClick={() => setEnding('others')}>
            End all others
          </Button>
        )
      }
    >
      <table className="table records">
        <thead>
          <tr>
            <th scope="col">Browser</th>
            <th scope="col">IP address</th>
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
              <td data-label="IP address">{session.address}</td>
              <td data-label="Signed in">
                <When at={session.signedInAt} full />
              </td>
              <td data-label="Last used">
                <When at={session.lastUsedAt} full />
              </td>
              <td>
                <div className="records__acts">
                  {session.isThisOne ? (
                    <Badge tone="good">This session</Badge>
                  ) : (
                    <Button
                      onClick={() => setEnding({ id: session.id, name: browserName(session.userAgent) })}
                    >
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
      {ending && <EndSessionsDialog which={ending} onClose={() => setEnding(undefined)} />}
    </ScreenSection>
  );
}
