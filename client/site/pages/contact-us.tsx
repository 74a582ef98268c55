import { callAddress } from '../../../src/call-address.ts';
import type { Page } from '../../../src/content/schema/page.ts';
import { ActionLink } from '../../shared/ui/button.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { ContactLines } from '../forms/contact-lines.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { officeKindNames } from '../page-data/office-kind-names.ts';
import { useSite } from '../page-data/site-context.tsx';
import { BranchList } from '../sections/branch-list.tsx';
import './pages.css';

export function ContactUsPage({ page }: { page: Page }) {
  const { identity, words } = useSite();
  return (
    <>
      <PageHero page={page} />
      <FormSection
        heading={words('pages.contactHeading')}
        note={words('pages.contactNote')}
        aside={
          <ContactLines lines={['tollFree', 'landline', 'enquiries', 'jobQueries', 'corporateOffice']} />
        }
      >
        <ContactForm variant="page" />
      </FormSection>
      <section className="section section--cream" aria-labelledby="offices">
        <div className="wrap">
          <div className="head head--row">
            <h2 className="h2" id="offices">
              {words('pages.offices')}
            </h2>
            <p className="offices__more">
              <ActionLink to="/our-presence">{words('pages.presence')}</ActionLink>
            </p>
          </div>
          <div className="offices">
            {identity.offices.map(({ city, kind, address, phone }) => (
              <div className="office" key={`${kind} ${city}`}>
                <small>{words(officeKindNames[kind])}</small>
                <h3 className="h3">{city}</h3>
                <address>
                  {address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <a
                  href={callAddress(phone.display)}
                  aria-label={words('pages.officePhone', { place: city, phone: phone.display })}
                >
                  {phone.display}
                </a>
              </div>
            ))}
          </div>
          <BranchList />
        </div>
      </section>
    </>
  );
}
