import { type ReactNode, useEffect, useId, useState } from 'react';
import { groupDigits } from '../../../src/content/group-digits.ts';
import {
  kindTargets,
  menuPlaces,
  type OpenedImport,
  type SiteChoices,
} from '../../../src/contract/staff/moving-in.ts';
import { explainError } from '../calls/failure.ts';
import { Note } from '../editing/note.tsx';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { Written } from '../ui/written.tsx';
import { useChoices, useChoose } from './moving-in-calls.ts';
import { SameSite } from './same-site.tsx';
import {
  type Chosen,
  chosenIn,
  findRoomFaults,
  isChanged,
  kindTargetNames,
  menuPlaceNames,
} from './site-choices.ts';
import '../ui/records.css';
import '../ui/ui.css';
import './importing.css';

interface SiteChoosingProps {
  opened: OpenedImport;
  /** Told whether something else is chosen than was rehearsed: it cannot be imported before that. */
  onChange(isChanged: boolean): void;
}

/** The choices that the export of a site leaves to the office: which site it is, the kinds of its theme, and which menu goes where. */
export function SiteChoosing({ opened: { id }, onChange }: SiteChoosingProps) {
  const { data: choices, error, refetch } = useChoices(id);
  if (choices !== undefined) {
    if ([choices.kinds, choices.menus, choices.sites].every(({ length }) => length === 0)) return null;
    return <Choosing key={JSON.stringify(choices)} id={id} choices={choices} onChange={onChange} />;
  }
  if (error === null) return null;
  return (
    <Note
      tone="bad"
      title="What there is to choose could not be loaded"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {explainError(error)}
    </Note>
  );
}

interface ChoosingProps {
  id: number;
  choices: SiteChoices;
  onChange(isChanged: boolean): void;
}

function Choosing({ id, choices, onChange }: ChoosingProps) {
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(choices));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const choose = useChoose();
  const hasChanged = isChanged(choices, chosen);

  useEffect(() => {
    onChange(hasChanged);
    return () => onChange(false);
  }, [hasChanged, onChange]);

  const change = (next: Chosen) => {
    setChosen(next);
    setFaults([]);
  };
  const rehearse = () => {
    const found = findRoomFaults(choices, chosen);
    setFaults(found);
    if (found.length > 0) return;
    const { kinds, menus, sameSiteAs } = chosen;
    const ofSite = choices.sites.length > 0 && { sameSiteAs };
    choose.mutate({ id, kinds: { ...kinds }, menus: { ...menus }, ...ofSite });
  };
  return (
    <ScreenSection
      title="Kinds and menus"
      lead="Your choice is remembered for the next export of the same site."
    >
      {choices.cameBefore && (
        <Note tone="plain" icon="check" title="Chosen as the last time">
          An export of this site came before. Change what is to be otherwise now.
        </Note>
      )}
      <form
        className="moving-columns"
        aria-label="Kinds and menus"
        onSubmit={(event) => {
          event.preventDefault();
          if (!choose.isPending && hasChanged) rehearse();
        }}
      >
        {choices.sites.length > 0 && (
          <SameSite
            site={choices.site}
            sites={choices.sites}
            value={chosen.sameSiteAs}
            onChoose={(sameSiteAs) => change({ ...chosen, sameSiteAs })}
          />
        )}
        {choices.kinds.length > 0 && (
          <ChoiceTable title="What the theme has added" name="Kind" counted="Items" becomes="Becomes">
            {choices.kinds.map(({ kind, items, examples }) => (
              <ChoiceRow
                key={kind}
                name={kind}
                count={items}
                counted="Items"
                becomes="Becomes"
                examples={examples}
                values={kindTargets}
                labels={kindTargetNames}
                value={chosen.kinds[kind] ?? null}
                onChoose={(target) => change({ ...chosen, kinds: { ...chosen.kinds, [kind]: target } })}
              />
            ))}
          </ChoiceTable>
        )}
        {choices.menus.length > 0 && (
          <ChoiceTable title="Menus" name="Menu" counted="Entries" becomes="Goes to">
            {choices.menus.map(({ key, name, entries, examples }) => (
              <ChoiceRow
                key={key}
                name={name}
                count={entries}
                counted="Entries"
                becomes="Goes to"
                examples={examples}
                values={menuPlaces}
                labels={menuPlaceNames}
                value={chosen.menus[key] ?? null}
                onChoose={(place) => change({ ...chosen, menus: { ...chosen.menus, [key]: place } })}
              />
            ))}
          </ChoiceTable>
        )}
        {faults.length > 0 && (
          <div className="staff-form__error" role="alert">
            <StaffIcon name="alert" />
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        <CallState call={choose} />
        <div className="staff-form__end">
          <Button type="submit" disabled={!hasChanged} isBusy={choose.isPending}>
            Rehearse again
          </Button>
          <span className="d-small muted" role="status">
            {hasChanged && 'The report below is of what was chosen before.'}
          </span>
        </div>
      </form>
    </ScreenSection>
  );
}

interface ChoiceTableProps {
  title: string;
  name: string;
  counted: string;
  becomes: string;
  children: ReactNode;
}

const ChoiceTable = ({ title, name, counted, becomes, children }: ChoiceTableProps) => (
  <table className="table records moving-choices">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        <th scope="col" className="moving-figure">
          {counted}
        </th>
        <th scope="col">For example</th>
        <th scope="col">{becomes}</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface ChoiceRowProps<Value extends string> extends Omit<ChoiceTableProps, 'title' | 'children'> {
  count: number;
  examples: readonly string[];
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** Null where it is left out. */
  value: Value | null;
  onChoose(value: Value | null): void;
}

function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { name, counted, becomes, count, examples, values, labels, value, onChoose } = props;
  const id = useId();
  return (
    <tr>
      <td>
        <label htmlFor={id} className="records__title">
          <Written text={name || 'Without a name'} />
        </label>
      </td>
      <td data-label={counted} className="moving-figure">
        {groupDigits(count)}
      </td>
      <td data-label="For example">
        <ul className="moving-examples">
          {[...new Set(examples)].map((example) => (
            <li key={example}>
              <Written text={example} />
            </li>
          ))}
        </ul>
      </td>
      <td data-label={becomes}>
        <select
          id={id}
          className="small-select"
          value={value ?? ''}
          onChange={(event) => onChoose(values.find((each) => each === event.target.value) ?? null)}
        >
          <option value="">Left out</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
