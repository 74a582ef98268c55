import { type ReactNode, useId } from 'react';
import './forms.css';

interface FormSectionProps {
  heading: string;
  note: string;
  /** Stands beside the form; on a phone, below it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The section of a page that holds its form. */
export function FormSection({ heading, note, aside, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap form-section">
        <div className="form-section__form">
          <h2 className="h2" id={id}>
            {heading}
          </h2>
          <p className="form-section__note">{note}</p>
          {children}
        </div>
        {aside && <div className="form-section__aside">{aside}</div>}
      </div>
    </section>
  );
}
