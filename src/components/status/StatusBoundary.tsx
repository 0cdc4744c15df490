/**
 * One broken status shows a small card with what is needed to report it, and the rest of the page
 * goes on.
 */
import { Component, type ReactNode } from 'react';
import { BrokenStatus } from './BrokenStatus';

interface Props {
  statusId: string;
  children: ReactNode;
}

export class StatusBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <BrokenStatus statusId={this.props.statusId} error={error} />;
  }
}
