import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';

/** What the head of a service offers: two ways to begin. */
export function ServiceActions() {
  return (
    <>
      <ButtonLink to="/quotation">Request a quotation</ButtonLink>
      <ActionLink to="/contactus">Request a call back</ActionLink>
    </>
  );
}
