import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useWords } from '../../page-data/site-context.tsx';
import { panelForms } from './panel-forms.ts';
import { type PanelName, panelIds } from './panel-names.ts';
import { usePanels } from './panel-state.tsx';
import './panels.css';

interface SidePanelProps {
  panel: PanelName;
  title: string;
  text: string;
}

/** Slides in from the right edge. Once opened, its form stays mounted and keeps what was typed. */
export function SidePanel({ panel, title, text }: SidePanelProps) {
  const words = useWords();
  const { open, close } = usePanels();
  const isOpen = open === panel;
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpened(true);
  }, [isOpen]);

  const { Form } = panelForms[panel];
  const titleId = `${panelIds[panel]}-title`;
  return (
    <section
      className="side"
      id={panelIds[panel]}
      aria-labelledby={titleId}
      data-open={isOpen || undefined}
      inert={!isOpen}
    >
      <div className="side__in">
        <div className="side__head">
          <div>
            <h2 className="h4" id={titleId}>
              {title}
            </h2>
            <p>{text}</p>
          </div>
          <button
            className="side__close"
            type="button"
            aria-label={words('frame.closePanel')}
            onClick={() => close(panel)}
          >
            <Icon name="close" />
          </button>
        </div>
        {(isOpen || wasOpened) && (
          <LoadBoundary failed={words('frame.formNotLoaded')}>
            <Suspense fallback={<p className="side__wait">{words('frame.loadingForm')}</p>}>
              <Form variant="panel" onDone={() => close(panel)} />
            </Suspense>
          </LoadBoundary>
        )}
      </div>
    </section>
  );
}

interface LoadBoundaryProps {
  /** The sentence that stands for the form. */
  failed: string;
  children: ReactNode;
}

/** An error boundary around a form: when its chunk cannot be fetched, the rest of the page stays as it is. */
class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className="side__wait" role="alert">
        {this.props.failed}
      </p>
    );
  }
}
