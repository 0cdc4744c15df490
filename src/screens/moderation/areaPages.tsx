/** The pages of the moderators' area, one a line; `domain/admin/staff.ts` says who may open them. */
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { CONTENT } from '@/domain/admin/content/content';
import { federationRequests } from '@/domain/admin/federation';
import { MODERATION_LOG } from '@/domain/admin/moderationLog';
import { PEOPLE_LIST } from '@/domain/admin/people';
import { REPORT_QUEUE } from '@/domain/admin/reportQueue';
import { STAFF_STATISTICS } from '@/domain/admin/server/serverStatistics';
import type { StaffPage } from '@/domain/admin/staff';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { messages } from './messages';
import type { PageProps } from './pageProps';
import { ReportsPage } from './reports/ReportsPage';

interface AreaPage {
  label: MessageDescriptor;
  Page: ComponentType<PageProps>;
  /** The request that fetches its list; if it is refused, the login lacks a scope. */
  request: string;
}

const page = (load: () => Promise<ComponentType<PageProps>>) =>
  deferredComponent(load, {
    placeholder: () => <Skeleton shape="person" count={8} />,
    onDemand: true,
  });

const people = page(
  async () =>
    (await import(/* webpackChunkName: "moderationPeople" */ './people/PeoplePage')).PeoplePage,
);
const waiting = page(
  async () =>
    (await import(/* webpackChunkName: "moderationPeople" */ './waitingRoom/WaitingRoomPage'))
      .WaitingRoomPage,
);

const content = page(
  async () =>
    (await import(/* webpackChunkName: "moderationContent" */ './content/ContentPage')).ContentPage,
);

const federation = page(
  async () =>
    (await import(/* webpackChunkName: "moderationServers" */ './federation/FederationPage'))
      .FederationPage,
);
const log = page(
  async () => (await import(/* webpackChunkName: "moderationServers" */ './log/LogPage')).LogPage,
);

const server = page(
  async () =>
    (await import(/* webpackChunkName: "moderationOwnServer" */ './server/ServerPage')).ServerPage,
);

export const areaPages: Record<StaffPage, AreaPage> = {
  reports: { label: messages.reports, Page: ReportsPage, request: REPORT_QUEUE },
  people: { label: messages.people, Page: people, request: PEOPLE_LIST },
  waiting: { label: messages.waitingRoom, Page: waiting, request: PEOPLE_LIST },
  content: { label: messages.content, Page: content, request: CONTENT },
  federation: {
    label: messages.federation,
    Page: federation,
    request: federationRequests.rules,
  },
  server: { label: messages.server, Page: server, request: STAFF_STATISTICS },
  log: { label: messages.log, Page: log, request: MODERATION_LOG },
};
