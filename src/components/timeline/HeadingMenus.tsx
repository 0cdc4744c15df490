/**
 * The menus in the heading of timelines and conversations: what is filtered, and how it looks. Their
 * code comes when a press is near.
 */
import { defineMessages, useIntl } from 'react-intl';
import { FilterIcon, ViewIcon } from '@/ui/icons';
import { lazyAhead } from '@/ui/lazyAhead';
import { LazyMenuButton } from '@/ui/LazyMenuButton';

const load = () => import(/* webpackChunkName: "timelineMenus" */ './QuickMenus');
const QuickFilterMenu = lazyAhead(async () => (await load()).QuickFilterMenu);
const QuickViewMenu = lazyAhead(async () => (await load()).QuickViewMenu);

const messages = defineMessages({
  filter: { id: 'timeline.quick_filter_settings', defaultMessage: 'Quick filter settings' },
  view: { id: 'timeline.quick_view_settings', defaultMessage: 'Quick view settings' },
});

interface Props {
  /** Beside a conversation, some entries would do nothing. */
  inConversation?: boolean;
}

export function QuickFilterButton({ inConversation = false }: Props) {
  const label = useIntl().formatMessage(messages.filter);
  return (
    <LazyMenuButton
      label={label}
      icon={FilterIcon}
      onNear={QuickFilterMenu.fetchAhead}
      menu={(opened) => (
        <QuickFilterMenu {...opened} label={label} inConversation={inConversation} />
      )}
    />
  );
}

export function QuickViewButton({ inConversation = false }: Props) {
  const label = useIntl().formatMessage(messages.view);
  return (
    <LazyMenuButton
      label={label}
      icon={ViewIcon}
      onNear={QuickViewMenu.fetchAhead}
      menu={(opened) => <QuickViewMenu {...opened} label={label} inConversation={inConversation} />}
    />
  );
}
