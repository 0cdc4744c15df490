/** The pages of the moderators' area, one a line; `domain/admin/staff.ts` says who may open them. */
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { REPORT_QUEUE } from '@/domain/admin/reportQueue';
import type { StaffPage } from '@/domain/admin/staff';
import { federationRequests } from '@/domain/admin/federation';
import { MODERATION_LOG } from '@/domain/admin/moderationLog';
import { FederationPage } from './federation/FederationPage';
import { LogPage } from './log/LogPage';
import { messages } from './messages';
import { ReportsPage } from './ReportsPage';

export interface PageProps {
  /** The one thing of the page that the address names. */
  entry: string | null;
}

interface AreaPage {
  label: MessageDescriptor;
  Page: ComponentType<PageProps>;
  /** The request that fetches its list; if it is refused, the login lacks a scope. */
  request: string;
}

export const areaPages: Record<StaffPage, AreaPage> = {
  reports: { label: messages.reports, Page: ReportsPage, request: REPORT_QUEUE },
  federation: {
    label: messages.federation,
    Page: FederationPage,
    request: federationRequests.rules,
  },
  log: { label: messages.log, Page: LogPage, request: MODERATION_LOG },
};
