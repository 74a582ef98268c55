import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import { Button } from '../../../ui/button.tsx';
import { useFault } from '../../../ui/staff-form.tsx';
import { Thumbnail } from '../form/thumbnail.tsx';
import { withField } from './answers.ts';

interface LogoChoiceProps {
  body: JsonObject;
  onChange(body: JsonObject): void;
  /** Opens the library, which has forms of its own and so cannot stand within this one. */
  onOpen(): void;
}

/** The logo of the company: the one that was chosen, and the way to another one or to none. */
export function LogoChoice({ body, onChange, onOpen }: LogoChoiceProps) {
  const logo = readLogo(body);
  const fault = useFault('logo');
  return (
    <fieldset className="field setup__logo">
      <legend>Logo</legend>
      {logo !== '' && <Thumbnail name={logo} />}
      <div>
        <Button icon="plus" onClick={onOpen}>
          {logo === '' ? 'Upload a logo' : 'Choose another logo'}
        </Button>
        {logo !== '' && (
          <Button kind="plain" onClick={() => onChange(withField(body, ['logo'], undefined))}>
            Do without a logo
          </Button>
        )}
      </div>
      {fault && (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
      <p className="field__hint">
        As SVG or PNG. Icons and the picture of shared links are drawn of it, and without one of the name and
        the colours.
      </p>
    </fieldset>
  );
}

export const readLogo = (body: JsonObject): string => (typeof body.logo === 'string' ? body.logo : '');
