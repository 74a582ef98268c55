import { useId, useState } from 'react';
import type { ToPdfFrame } from '../../../../../src/contract/staff/pdf-frame.ts';
import { Button } from '../../../ui/button.tsx';

interface PdfToolsProps {
  /** Undefined until the first page is drawn. */
  pages: number | undefined;
  page: number;
  percent: number;
  tell(message: ToPdfFrame): void;
}

/** Pages and zoom of a PDF. */
export function PdfTools({ pages, page, percent, tell }: PdfToolsProps) {
  const isOff = pages === undefined;
  return (
    <div className="resume-reader__tools" role="toolbar" aria-label="Pages and zoom">
      <PageField pages={pages} page={page} onGo={(to) => tell({ type: 'page', page: to })} />
      <span className="resume-reader__zoom">
        <Button
          kind="plain"
          aria-label="Zoom out (−)"
          title="Zoom out (−)"
          disabled={isOff}
          onClick={() => tell({ type: 'zoom', step: 'out' })}
        >
          −
        </Button>
        <output aria-label="Zoom">{percent} %</output>
        <Button
          kind="plain"
          aria-label="Zoom in (+)"
          title="Zoom in (+)"
          disabled={isOff}
          onClick={() => tell({ type: 'zoom', step: 'in' })}
        >
          +
        </Button>
        <Button
          kind="plain"
          title="Fit the width (0)"
          disabled={isOff}
          onClick={() => tell({ type: 'zoom', step: 'width' })}
        >
          Fit
        </Button>
      </span>
    </div>
  );
}

/** The page that is on top, which can be typed over. */
function PageField({
  pages,
  page,
  onGo,
}: Pick<PdfToolsProps, 'pages' | 'page'> & { onGo(page: number): void }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const wanted = Number(typed);
    if (typed !== undefined && pages !== undefined && wanted >= 1 && wanted <= pages) onGo(wanted);
    setTyped(undefined);
  };
  return (
    <form
      className="resume-reader__page"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={id}>Page</label>
      <input
        id={id}
        inputMode="numeric"
        pattern="\d*"
        maxLength={3}
        disabled={pages === undefined}
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
      />
      <span>of {pages ?? '–'}</span>
    </form>
  );
}
