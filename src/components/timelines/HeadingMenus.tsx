/**
 * The menus in the heading of timelines and threads: filters and appearance. Their code is loaded
 * when a press is likely.
 */
import { defineMessages, useIntl } from 'react-intl';
import { FilterIcon, ViewIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { DeferredMenuButton } from '@/ui/menu/DeferredMenuButton';

const load = () => import(/* webpackChunkName: "timelineMenus" */ './QuickMenus');
const QuickFilterMenu = deferredComponent(async () => (await load()).QuickFilterMenu, {
  onDemand: true,
});
const QuickViewMenu = deferredComponent(async () => (await load()).QuickViewMenu, {
  onDemand: true,
});

const messages = defineMessages({
  filter: { id: 'timeline.quick_filter_settings', defaultMessage: 'Quick filter settings' },
  view: { id: 'timeline.quick_view_settings', defaultMessage: 'Quick view settings' },
});

interface Props {
  /** True beside a thread, where some entries have no effect and are left out. */
  inThread?: boolean;
}

export function QuickFilterButton({ inThread = false }: Props) {
  const label = useIntl().formatMessage(messages.filter);
  return (
    <DeferredMenuButton
      label={label}
      icon={FilterIcon}
      onNear={QuickFilterMenu.prefetch}
      menu={(opened) => <QuickFilterMenu {...opened} label={label} inThread={inThread} />}
    />
  );
}

export function QuickViewButton({ inThread = false }: Props) {
  const label = useIntl().formatMessage(messages.view);
  return (
    <DeferredMenuButton
      label={label}
      icon={ViewIcon}
      onNear={QuickViewMenu.prefetch}
      menu={(opened) => <QuickViewMenu {...opened} label={label} inThread={inThread} />}
    />
  );
}
