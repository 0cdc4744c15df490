/** The heading of a timeline: title, back to top, and the menus for filters and appearance. */
import { Fragment } from 'react';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { QuickFilterButton, QuickViewButton } from './HeadingMenus';
import { TimelineTitle } from './TimelineTitle';
import { ToTopButton } from './ToTopButton';
import { UpToDate } from './UpToDate';

export function TimelineHeading({
  title,
  timelineKey,
}: {
  title: string;
  timelineKey: TimelineKey;
}) {
  return (
    <ScreenHeading
      title={<TimelineTitle title={title} />}
      actions={[
        <Fragment key="top">
          <ToTopButton />
          <UpToDate timelineKey={timelineKey} />
        </Fragment>,
        <QuickFilterButton key="filter" />,
        <QuickViewButton key="view" />,
      ]}
    />
  );
}
