/** The features of the instance, how to join it, and its limits. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { InstanceLimits } from '@/components/session/instance/InstanceLimits';
import type { Capability } from '@/domain/session/capabilities';
import { useAppSelector } from '@/hooks/store';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { Icon } from '@/ui/icons/Icon';
import { CheckIcon } from '@/ui/icons/icons';
import { Section } from './Section';
import styles from './AboutScreen.module.css';

type Feature =
  | Extract<
      Capability,
      | 'chats'
      | 'shoutbox'
      | 'polls'
      | 'reactions'
      | 'quotes'
      | 'editing'
      | 'lists'
      | 'bookmarkFolders'
      | 'bubbleTimeline'
      | 'groupActors'
      | 'translation'
      | 'suggestions'
    >
  | 'gopher'
  | 'mediaProxy';

const words: Record<Feature, MessageDescriptor> = defineMessages({
  chats: { id: 'features_panel.pleroma_chat_messages', defaultMessage: 'Chats' },
  shoutbox: { id: 'features_panel.shout', defaultMessage: 'Shoutbox' },
  polls: { id: 'about.feature_polls', defaultMessage: 'Polls' },
  reactions: { id: 'about.feature_reactions', defaultMessage: 'Emoji reactions' },
  quotes: { id: 'about.feature_quotes', defaultMessage: 'Quotes' },
  editing: { id: 'about.feature_editing', defaultMessage: 'Post editing' },
  lists: { id: 'about.feature_lists', defaultMessage: 'Lists' },
  bookmarkFolders: { id: 'about.feature_bookmark_folders', defaultMessage: 'Bookmark folders' },
  bubbleTimeline: { id: 'about.feature_bubble', defaultMessage: 'Bubble timeline' },
  groupActors: { id: 'about.feature_groups', defaultMessage: 'Groups' },
  translation: { id: 'about.feature_translation', defaultMessage: 'Translation' },
  suggestions: { id: 'features_panel.who_to_follow', defaultMessage: 'Who to follow' },
  gopher: { id: 'features_panel.gopher', defaultMessage: 'Gopher' },
  mediaProxy: { id: 'features_panel.media_proxy', defaultMessage: 'Media proxy' },
});

const names = Object.keys(words) as Feature[];

export function Features() {
  const intl = useIntl();
  const instance = useAppSelector(selectInstance);
  const can = useAppSelector(selectCapabilities);
  const has = {
    ...can,
    gopher: instance.gopherAvailable,
    mediaProxy: instance.mediaProxyAvailable,
  };
  return (
    <Section title={<FormattedMessage id="about.features" defaultMessage="Supported features" />}>
      <ul className={styles.features}>
        {names
          .filter((name) => has[name])
          .map((name) => (
            <li key={name} className={styles.feature}>
              <Icon node={CheckIcon} className={styles.icon} aria-hidden />
              {intl.formatMessage(words[name])}
            </li>
          ))}
      </ul>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>
            <FormattedMessage id="about.joining" defaultMessage="Sign-ups" />
          </dt>
          <dd>
            <Joining />
          </dd>
        </div>
        <InstanceLimits className={styles.fact} />
      </dl>
    </Section>
  );
}

function Joining() {
  const { registrationOpen, accountApprovalRequired } = useAppSelector(selectInstance);
  if (!registrationOpen) {
    return <FormattedMessage id="about.joining_closed" defaultMessage="Invite only" />;
  }
  return accountApprovalRequired ? (
    <FormattedMessage id="about.joining_approved" defaultMessage="Approved by moderators" />
  ) : (
    <FormattedMessage id="about.joining_open" defaultMessage="Open to everyone" />
  );
}
