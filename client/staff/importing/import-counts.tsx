import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import { type FoundKind, importActs, type OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { ScreenSection } from '../ui/screen-page.tsx';
import { actLabels, type Counts, failureLabel, isPlanned, kindLabel, sumCounts } from './import-words.ts';
import type { LinesFilter } from './moving-in-address.ts';
import '../ui/records.css';

const route = getRouteApi('/moving-in/$id');

/** How many items of each kind become what. Each figure shows its lines. */
export function ImportCounts({ opened }: { opened: OpenedImport }) {
  const { id, counts } = opened;
  const filter = route.useSearch();
  const navigate = useNavigate();
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  if (kinds.length === 0) return <p className="muted">There is nothing in this file that can be moved in.</p>;

  const columns = listColumns(opened);
  const show = (to: LinesFilter) => {
    void navigate({
      to: '/moving-in/$id',
      params: { id: String(id) },
      search: isSame(to, filter) ? {} : to,
      replace: true,
      resetScroll: false,
    });
  };
  const renderCells = (name: string, of: Counts, kind: FoundKind | null | undefined) =>
    columns.map(({ title, filter: column, count, describe }) => {
      // Lines of no kind cannot be asked for by it.
      const to = kind === null ? undefined : { ...(kind && { kind }), ...column };
      return (
        <td key={title} data-label={title} className="moving-figure">
          <CountButton
            count={count(of)}
            text={describe(of)}
            what={`${name}: ${title}`}
            isShown={to !== undefined && isSame(to, filter)}
            onShow={to && (() => show(to))}
          />
        </td>
      );
    });
  return (
    <ScreenSection title="By kind" lead="Press a figure to see its lines below.">
      <table className="table records moving-counts">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="moving-figure">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const name = kindLabel(kind);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {renderCells(
                  name,
                  counts.filter((each) => each.kind === kind),
                  kind,
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All kinds</th>
            {renderCells('All kinds', counts, undefined)}
          </tr>
        </tfoot>
      </table>
    </ScreenSection>
  );
}

interface Column {
  title: string;
  /** Which lines it counts. */
  filter: LinesFilter;
  count(counts: Counts): number;
  describe(counts: Counts): string;
}

/** A column for each act that there is, for failures, and for all. */
function listColumns({ state, counts }: OpenedImport): Column[] {
  const isUnderWay = state === 'running' || state === 'stopped';
  const acts = importActs
    .filter((act) => sumCounts(counts, 'items', act) > 0)
    .map((act): Column => {
      const isWritten = act === 'make' || act === 'change';
      const count = (of: Counts) => sumCounts(of, 'items', act);
      return {
        title: actLabels[act][isPlanned(state) ? 'planned' : 'past'],
        filter: { act },
        count,
        describe: (of) =>
          isUnderWay && isWritten
            ? `${groupDigits(sumCounts(of, 'done', act))} of ${groupDigits(count(of))}`
            : groupDigits(count(of)),
      };
    });
  const simple = (title: string, filter: LinesFilter, count: Column['count']): Column => ({
    title,
    filter,
    count,
    describe: (of) => groupDigits(count(of)),
  });
  const failed = simple(failureLabel(state), { only: 'failed' }, (of) => sumCounts(of, 'failed'));
  return [
    ...acts,
    ...(failed.count(counts) > 0 ? [failed] : []),
    simple('All', {}, (of) => sumCounts(of, 'items')),
  ];
}

const isSame = (one: LinesFilter, other: LinesFilter) =>
  one.kind === other.kind && one.act === other.act && one.only === other.only;

interface CountButtonProps {
  count: number;
  text: string;
  /** Names the counted things, for screen readers. */
  what: string;
  isShown: boolean;
  onShow: (() => void) | undefined;
}

function CountButton({ count, text, what, isShown, onShow }: CountButtonProps) {
  if (count === 0) return <span className="moving-counts__none">–</span>;
  if (!onShow) return <span>{text}</span>;
  return (
    <button type="button" className="moving-counts__show" aria-pressed={isShown} onClick={onShow}>
      <span className="visually-hidden">{what}, </span>
      {text}
    </button>
  );
}
