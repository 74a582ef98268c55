import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type ListedQuotation,
  type QuotationTotals,
  type QuotationView,
  quotationViews,
} from '../../../src/contract/staff/quotations.ts';
import { rupeeText } from '../../../src/rupees.ts';
import { messageOf } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { ListTools } from '../editing/list-tools.tsx';
import { Badge } from '../ui/badge.tsx';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { dayText, emptyMessages, stateLabels, viewLabels } from './quotation-labels.ts';
import '../ui/records.css';
import './quotations.css';

const route = getRouteApi('/quotations');

export default function QuotationsScreen() {
  const { show = 'open' } = route.useSearch();
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const list = trpc.quotations.list.useInfiniteQuery(
    { view: show, search },
    { getNextPageParam: ({ next }) => next, placeholderData: keepPreviousData },
  );
  const { data: totals } = trpc.quotations.totals.useQuery();
  const rows = list.data?.pages.flatMap(({ quotations }) => quotations) ?? [];
  const go = (view: QuotationView) =>
    void navigate({
      to: '/quotations',
      search: { show: view === 'open' ? undefined : view },
      resetScroll: false,
    });
  const nothing = emptyMessages[show];
  return (
    <ScreenPage title="Quotations" lead="What was offered to customers, and what became of it.">
      {totals && <Totals totals={totals} />}
      <ListTools
        label="Which quotations are shown"
        views={quotationViews.map((view) => [
          view,
          viewLabels[view],
          view === 'all' ? undefined : totals?.[view].count,
        ])}
        view={show}
        onView={go}
        search={search}
        onSearch={setSearch}
        hint="Search by customer, service or number"
      />
      {list.error && <Empty title="The quotations could not be loaded" text={messageOf(list.error)} />}
      {list.data &&
        rows.length === 0 &&
        (search === '' ? (
          <Empty {...nothing} />
        ) : (
          <Empty title="No quotations found" text="Try fewer words, or look in All." />
        ))}
      {rows.length > 0 && (
        <table className="table records records--lines" aria-busy={list.isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">Customer</th>
              <th scope="col">Number</th>
              <th scope="col">State</th>
              <th scope="col" className="quotation-amount">
                Total a month
              </th>
              <th scope="col">Valid until</th>
              <th scope="col">Sent</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list} />
    </ScreenPage>
  );
}

function Row({ row }: { row: ListedQuotation }) {
  const { reference, addressee, service, number, state, reason, total, validUntil, isOver, sentAt, sender } =
    row;
  const agreed = row.agreed ?? total;
  const { text, tone } = stateLabels[state];
  return (
    <tr>
      <td>
        <Link className="records__name" to="/quotations/$reference" params={{ reference }}>
          <Written text={addressee || 'Nobody yet'} />
        </Link>
        <span className="quotation-about">
          {reference} · <Written text={service} />
        </span>
      </td>
      <td data-label="Number">{number ?? '–'}</td>
      <td data-label="State">
        <span>
          <Badge tone={isOver ? 'bad' : tone}>{isOver ? 'Ended' : text}</Badge>
          {reason !== '' && <small className="quotation-about">{reason}</small>}
        </span>
      </td>
      <td data-label="Total a month" className="quotation-amount">
        {agreed === total ? (
          rupeeText(total)
        ) : (
          <span>
            {rupeeText(agreed)}
            <small className="quotation-about">Offered {rupeeText(total)}</small>
          </span>
        )}
      </td>
      <td data-label="Valid until">{dayText(validUntil)}</td>
      <td data-label="Sent">
        {sentAt === null ? (
          '–'
        ) : (
          <span>
            <When at={sentAt} />
            {sender !== null && (
              <small className="quotation-about">
                <Written text={sender} />
              </small>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

const summed = ['open', 'soon', 'won', 'lost'] as const;

/** What the quotations of the most important views come to together. */
function Totals({ totals }: { totals: QuotationTotals }) {
  return (
    <dl className="quotation-totals">
      {summed.map((view) => (
        <div key={view}>
          <dt>
            {viewLabels[view]} ({totals[view].count})
          </dt>
          <dd>{rupeeText(totals[view].total)}</dd>
          <dd className="d-small muted">a month</dd>
        </div>
      ))}
    </dl>
  );
}
