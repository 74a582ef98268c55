import { useEffect, useEffectEvent, useState } from 'react';
import { InboxItemPane } from './inbox-item-pane.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { ChosenBar } from './selection-bar.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { useInboxActs } from './use-inbox-actions.ts';
import { plain, useInboxAddress } from './use-inbox-address.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useInboxList } from './use-inbox-list.ts';
import './inbox-screen.css';

/** The list, and the opened item beside it; on a narrow window in its place. */
export default function InboxScreen() {
  const address = useInboxAddress();
  const list = useInboxList(address.filter);
  const acts = useInboxActs();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isHelping, setIsHelping] = useState(false);
  /** The search whose first result should receive the focus. */
  const [sought, setSought] = useState<string>();

  const references = list.entries.map(({ reference }) => reference);
  // Bulk actions must not affect selected items that the current filter hides.
  const shown = references.filter((reference) => chosen.has(reference));
  const toggle = (reference: string) => {
    const next = new Set(shown);
    if (!next.delete(reference)) next.add(reference);
    setChosen(next);
  };
  const keys = useInboxKeys({
    references,
    item: address.item,
    open: address.open,
    close: address.close,
    toggle,
    clear: shown.length > 0 ? () => setChosen(new Set()) : undefined,
    loadMore: () => list.hasNextPage && void list.fetchNextPage(),
    help: () => setIsHelping(true),
  });

  const isFound = sought === address.words && !list.isFetching;
  const focusFirst = useEffectEvent(keys.focusFirst);
  useEffect(() => {
    if (!isFound) return;
    focusFirst();
    setSought(undefined);
  }, [isFound]);

  return (
    <div className={address.item === undefined ? 'inbox' : 'inbox inbox--opened'}>
      <section className="inbox__list" aria-label="List">
        <InboxTools
          address={address}
          onHelp={() => setIsHelping(true)}
          onSearched={(words) => setSought(plain(words))}
        />
        <InboxList
          address={address}
          list={list}
          chosen={chosen}
          onToggle={toggle}
          onToggleAll={() => setChosen(new Set(shown.length === references.length ? [] : references))}
        />
        {shown.length > 0 && (
          <ChosenBar
            items={list.entries.filter(({ reference }) => chosen.has(reference))}
            isSuspects={address.filter.view === 'suspects'}
            acts={acts}
            onDone={() => setChosen(new Set())}
          />
        )}
      </section>
      <section className="inbox__item" aria-label="Item">
        <InboxItemPane address={address} acts={acts} step={keys.step} />
      </section>
      {isHelping && <ShortcutsHelp onClose={() => setIsHelping(false)} />}
    </div>
  );
}
