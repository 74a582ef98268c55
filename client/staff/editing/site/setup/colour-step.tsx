import { type CSSProperties, useId } from 'react';
import { type Colours, themeOf } from '../../../../../src/content/colours.ts';
import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import { useFault } from '../../../ui/staff-form.tsx';
import { ColourAdvice } from '../form/colour-advice.tsx';
import { Thumbnail } from '../form/thumbnail.tsx';
import { fieldAt, withField } from './answers.ts';
import { LogoChoice, readLogo } from './logo-choice.tsx';

interface ColourStepProps {
  body: JsonObject;
  onChange(body: JsonObject): void;
  /** Opens the library of pictures, to choose the logo. */
  onOpenLibrary(): void;
}

/** The two colours that all others follow, and the logo, with a sample of what they make. */
export function ColourStep({ body, onChange, onOpenLibrary }: ColourStepProps) {
  const colours: Colours = {
    primary: String(fieldAt(body, 'colours.primary')),
    accent: String(fieldAt(body, 'colours.accent')),
  };
  const fault = useFault('colours');
  const choose = (field: keyof Colours, hex: string) => onChange(withField(body, ['colours', field], hex));
  return (
    <>
      <p className="muted">
        Two are enough: every other colour of the pages and mails is computed from them.
      </p>
      <div className="setup__colours">
        <ColourInput label="Main colour" value={colours.primary} onType={(hex) => choose('primary', hex)} />
        <ColourInput label="Accent" value={colours.accent} onType={(hex) => choose('accent', hex)} />
      </div>
      {fault && (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
      <LogoChoice body={body} onChange={onChange} onOpen={onOpenLibrary} />
      <Sample
        colours={colours}
        logo={readLogo(body)}
        name={String(body.shortName)}
        tagline={String(body.tagline)}
      />
      <ColourAdvice colours={colours} onChoose={choose} />
    </>
  );
}

interface ColourInputProps {
  label: string;
  value: string;
  onType(hex: string): void;
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

function ColourInput({ label, value, onType }: ColourInputProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="setup__colour">
        <input
          type="color"
          aria-label={`${label}: choose by eye`}
          value={isColour(value) ? value : '#000000'}
          onChange={(event) => onType(event.target.value)}
        />
        <input
          type="text"
          id={id}
          spellCheck={false}
          value={value}
          onChange={(event) => onType(event.target.value.trim().toLowerCase())}
        />
      </span>
    </div>
  );
}

/** The header, a button and a pale ground, as they would be. */
function Sample({
  colours,
  logo,
  name,
  tagline,
}: {
  colours: Colours;
  logo: string;
  name: string;
  tagline: string;
}) {
  if (!isColour(colours.primary) || !isColour(colours.accent)) return null;
  const { tokens, topics } = themeOf(colours);
  const properties = Object.fromEntries(
    Object.entries({ ...tokens, ...topics.guarding }).map(([token, hex]) => [`--${token}`, hex]),
  ) as CSSProperties;
  return (
    <div className="setup__sample" style={properties} aria-hidden="true">
      <p className="setup__sample-bar">1800 … · Call us</p>
      <p className="setup__sample-head">
        {logo !== '' && <Thumbnail name={logo} />}
        <b>{name}</b>
        <small>{tagline}</small>
        <span className="setup__sample-accent">Get a quotation</span>
      </p>
      <p className="setup__sample-ground">
        <span className="setup__sample-main">Apply for a job</span>
        <span className="setup__sample-link">Read more</span>
      </p>
    </div>
  );
}
