/**
 * Error boundary of a status: a broken one becomes a small card with the details for a report, and
 * the rest of the page still works.
 */
import { Component, type ReactNode } from 'react';
import type { FeedPosition } from '@/virtualList/feedPosition';
import { BrokenStatus } from './deferredParts';

interface Props {
  statusId: string;
  position?: FeedPosition;
  children: ReactNode;
}

export class StatusBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { statusId, position, children } = this.props;
    if (error === null) return children;
    return <BrokenStatus statusId={statusId} position={position} error={error} />;
  }
}
