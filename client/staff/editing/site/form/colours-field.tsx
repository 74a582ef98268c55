import { ColourAdvice } from './colour-advice.tsx';
import type { BranchProps } from './field-props.ts';
import { below, useFormActions, useSurroundings } from './form-context.ts';
import { GroupField } from './group-field.tsx';

/** The two colours of the company, with the contrast of what is computed from them. */
export function ColoursField(props: BranchProps<'group'>) {
  const { set } = useFormActions();
  const { isReadOnly } = useSurroundings();
  const { primary, accent } = Object(props.value) as Record<string, unknown>;
  return (
    <>
      <GroupField {...props} />
      <ColourAdvice
        colours={{ primary: String(primary), accent: String(accent) }}
        onChoose={isReadOnly ? undefined : (field, hex) => set(below(props.path, field), hex)}
      />
    </>
  );
}
