import { createLink } from '@tanstack/react-router';
import { ButtonAnchor } from '../ui/button.tsx';

const ButtonLink = createLink(ButtonAnchor);

/** From a request in the inbox to its quotation. */
export function QuotationLink({ reference }: { reference: string }) {
  return (
    <ButtonLink icon="quotation" to="/quotations/$reference" params={{ reference }}>
      Quotation
    </ButtonLink>
  );
}
