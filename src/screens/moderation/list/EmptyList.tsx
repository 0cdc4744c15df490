/** Says that a list of moderators' work is empty, and why. */
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ModerationIcon } from '@/ui/icons/icons';

export const EmptyList = ({ children }: { children: ReactNode }) => (
  <EmptyState icon={ModerationIcon}>{children}</EmptyState>
);
