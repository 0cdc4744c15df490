/** Interactions by kind, regardless of the filters of the notifications list. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { InteractionTab } from '@/domain/notifications/interactionTabs';
import { useAppSelector } from '@/hooks/store';
import { selectInteractionTabs } from '@/selectors/notifications/interactionFeeds';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Tabs } from '@/ui/structure/Tabs';
import { InteractionFeed } from './InteractionFeed';

const messages = defineMessages({
  interactions: { id: 'nav.interactions', defaultMessage: 'Interactions' },
});

const tabLabels = defineMessages({
  mentions: { id: 'interactions.mentions', defaultMessage: 'Mentions' },
  likesAndRepeats: { id: 'interactions.favs_repeats', defaultMessage: 'Favourites and repeats' },
  follows: { id: 'interactions.follows', defaultMessage: 'Follows' },
  emojiReactions: { id: 'interactions.emoji_reactions', defaultMessage: 'Emoji reactions' },
  reports: { id: 'interactions.reports', defaultMessage: 'Reports' },
  moves: { id: 'interactions.moves', defaultMessage: 'Account moves' },
});

export default function InteractionsScreen() {
  const intl = useIntl();
  const tabs = useAppSelector(selectInteractionTabs);
  const [chosen, choose] = useState<InteractionTab>('mentions');
  // A tab may disappear with a privilege while it is open.
  const selected = tabs.includes(chosen) ? chosen : 'mentions';
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="nav.interactions" defaultMessage="Interactions" />}
      />
      <Tabs
        label={intl.formatMessage(messages.interactions)}
        tabs={tabs.map((id) => ({ id, label: intl.formatMessage(tabLabels[id]) }))}
        selected={selected}
        onSelect={choose}
      >
        <InteractionFeed
          key={selected}
          tab={selected}
          label={intl.formatMessage(tabLabels[selected])}
        />
      </Tabs>
    </>
  );
}
