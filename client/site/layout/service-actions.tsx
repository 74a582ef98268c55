import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';

/** The two calls to action in the hero of a service page. */
export function ServiceActions() {
  return (
    <>
      <ButtonLink to="/quotation">Request a quotation</ButtonLink>
      <ActionLink to="/contactus">Request a call back</ActionLink>
    </>
  );
}
