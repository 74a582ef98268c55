import { Component, type ReactNode } from 'react';
import { site } from '../../../../src/content/site.ts';

/** An error boundary around a form: when its chunk cannot be fetched, the rest of the page stays as it is. */
export class LoadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="side__wait" role="alert">
        The form could not be loaded. Please reload the page, or call us on {site.tollFree.display}.
      </p>
    );
  }
}
