import { site } from '../../../src/content/site.ts';
import type { Page } from '../../../src/content/types.ts';
import { ActionLink } from '../../shared/ui/button.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { ContactLines } from '../forms/contact-lines.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { BranchList } from '../sections/branch-list.tsx';
import './contact-us.css';

export function ContactUsPage({ page }: { page: Page }) {
  return (
    <>
      <PageHero page={page} />
      <FormSection
        heading="Request a Call Back"
        note="Every field is mandatory."
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
              Offices
            </h2>
            <p className="offices__more">
              <ActionLink to="/our-presence">Our presence</ActionLink>
            </p>
          </div>
          <div className="offices">
            {site.offices.map(({ city, kind, address, phone }) => (
              <div className="office" key={`${kind} ${city}`}>
                <small>{kind}</small>
                <h3 className="h3">{city}</h3>
                <address>
                  {address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <a href={`tel:${phone.dial}`} aria-label={`${city}, ${phone.display}`}>
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
