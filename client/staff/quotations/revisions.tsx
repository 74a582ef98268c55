import type { Quotation } from '../../../src/contract/staff/quotations.ts';
import { rupeeText } from '../../../src/rupees.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { When } from '../ui/when.tsx';
import { stateLabels } from './quotation-labels.ts';

interface RevisionsProps {
  quotations: readonly Quotation[];
  onRead(quotation: Quotation): void;
}

/** What was sent before. It stays as it was sent. */
export function Revisions({ quotations, onRead }: RevisionsProps) {
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
