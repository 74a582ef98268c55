import { PanelButton } from './panel-button.tsx';
import { SidePanel } from './side-panel.tsx';
import '../../../shared/ui/button.css';
import './quotation-button.css';

/**
 * The header's button and its panel. The panel would cover the button where it stands: while open, the same
 * button rides on the panel's edge like the tabs of the others, and keeps its focus.
 */
export function QuotationButton() {
  return (
    <div className="quote">
      <PanelButton className="quote__button btn btn--accent btn--small" panel="quotation">
        Get a quotation
      </PanelButton>
      <SidePanel
        panel="quotation"
        title="Request a quotation"
        text="How many posts, which shifts and from when, we ask when we call."
      />
    </div>
  );
}
