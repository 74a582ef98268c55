import { useWords } from '../../page-data/site-context.tsx';
import { PanelButton } from './panel-button.tsx';
import { SidePanel } from './side-panel.tsx';
import '../../../shared/ui/button.css';
import './panels.css';

/**
 * The header's button and its panel. The panel would cover the button, so while it is open the same button moves to
 * the panel's edge, like the tabs of the other panels, and keeps the focus.
 */
export function QuotationButton() {
  const words = useWords();
  return (
    <div className="quote">
      <PanelButton className="quote__button btn btn--accent btn--small" panel="quotation">
        {words('frame.quotationButton')}
      </PanelButton>
      <SidePanel
        panel="quotation"
        title={words('frame.quotationTitle')}
        text={words('frame.quotationText')}
      />
    </div>
  );
}
