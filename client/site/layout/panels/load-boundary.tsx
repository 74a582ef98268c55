import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** What is said instead of the form. */
  failed: string;
  children: ReactNode;
}

/** An error boundary around a form: when its chunk cannot be fetched, the rest of the page stays as it is. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
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
