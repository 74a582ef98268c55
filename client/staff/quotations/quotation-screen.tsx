import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Quotation, QuotationsOfRequest } from '../../../src/contract/staff/quotations.ts';
import { rupeeText } from '../../../src/rupees.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { explainError } from '../calls/failure.ts';
import { trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { BackLink, ContentHead } from '../editing/content-head.tsx';
import { Note } from '../editing/note.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { QuotationEditor } from './quotation-editor.tsx';
import { stateLabels } from './quotation-labels.ts';
import { nameReading, QuotationPdf } from './quotation-pdf.tsx';
import { SentQuotation } from './sent-quotation.tsx';
import { refreshQuotations, useQuotations } from './use-quotations.ts';
import './quotations.css';

const route = getRouteApi('/quotations/$reference');

export default function QuotationScreen() {
  const { reference } = route.useParams();
  const { data: request, error, refetch } = useQuotations(reference);
  if (request !== undefined) return <RequestView request={request} />;
  return (
    <ScreenPage title="Quotation">
      {error ? (
        <Empty title="This quotation could not be loaded" text={explainError(error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Empty>
      ) : (
        <LoadingBar label="Loading the quotation" />
      )}
    </ScreenPage>
  );
}

function RequestView({ request }: { request: QuotationsOfRequest }) {
  const { reference, name, about, suspect, quotations } = request;
  const [newest, ...earlier] = quotations;
  const [readId, setReadId] = useState<string>();
  // As it is stored now: a draft that was corrected, or sent, is not read as it was before.
  const reading = quotations.find(({ id }) => id === readId);
  const begin = useCreation(trpcClient.quotations.begin.mutate, {
    isReusable: true,
    onCreated: async () => {
      setReadId(undefined);
      await refreshQuotations(reference);
    },
  });
  const state = newest && stateLabels[newest.state];
  const read = ({ id }: Pick<Quotation, 'id'>) => setReadId(id);
  return (
    <div className="screen screen--wide">
      <ContentHead
        back={<BackLink to="/quotations">Quotations</BackLink>}
        title={newest?.number ?? 'Quotation'}
        badge={state && <Badge tone={state.tone}>{state.text}</Badge>}
        facts={
          <>
            <span>
              <Written text={name} /> · <Written text={about} />
            </span>
            <BackToRequest reference={reference} />
          </>
        }
      />
      {suspect && (
        <Note tone="warning" title="This request is suspected spam">
          Restore it in the inbox before you send a quotation.
        </Note>
      )}
      <div className="quotation" data-reading={reading !== undefined}>
        <div className="quotation__work">
          {newest === undefined ? (
            <>
              <Empty title="No quotation yet" text="The first one begins with what the customer has entered.">
                <Button
                  kind="main"
                  icon="plus"
                  isBusy={begin.isPending}
                  onClick={() => begin.create({ reference })}
                >
                  Make a quotation
                </Button>
              </Empty>
              <CallState call={begin} />
            </>
          ) : newest.state === 'draft' ? (
            <QuotationEditor key={newest.id} draft={newest} request={request} onRead={read} />
          ) : (
            <SentQuotation
              key={newest.id}
              quotation={newest}
              onRead={() => read(newest)}
              onRevise={() => begin.create({ reference })}
              revising={begin}
            />
          )}
          {earlier.length > 0 && <Revisions quotations={earlier} onRead={read} />}
        </div>
        {reading && (
          <QuotationPdf key={nameReading(reading)} quotation={reading} onClose={() => setReadId(undefined)} />
        )}
      </div>
    </div>
  );
}

function BackToRequest({ reference }: { reference: string }) {
  return (
    <Link className="records__link" to="/inbox" search={{ item: reference }}>
      Request {reference}
    </Link>
  );
}

interface RevisionsProps {
  quotations: readonly Quotation[];
  onRead(quotation: Quotation): void;
}

/** The quotations that were sent before. They stay as they were sent. */
function Revisions({ quotations, onRead }: RevisionsProps) {
  return (
    <section className="screen__section" aria-label="Sent before">
      <h2 className="d-head">Sent before</h2>
      <ul className="quotation-revisions">
        {quotations.map((quotation) => {
          const { id, number, state, total, sentAt } = quotation;
          return (
            <li key={id}>
              <span>
                <b>{number}</b> <Badge tone={stateLabels[state].tone}>{stateLabels[state].text}</Badge>
              </span>
              <span className="d-small muted">
                {rupeeText(total)} a month · {sentAt && <When at={sentAt} full />}
              </span>
              <Button icon="screen" onClick={() => onRead(quotation)}>
                Read<span className="visually-hidden"> {number}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
