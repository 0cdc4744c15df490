/** Shows visitors the features and limits of the instance. */
import { defineMessages, FormattedMessage } from 'react-intl';
import { InstanceLimits } from '@/components/session/instance/InstanceLimits';
import type { InstanceConfig } from '@/domain/session/instance';
import { useAppSelector } from '@/hooks/store';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectFeaturesPanelShown } from '@/selectors/session/interface';
import { Icon } from '@/ui/icons/Icon';
import { CheckIcon } from '@/ui/icons/icons';
import { Panel } from './Panel';
import styles from './FeaturesPanel.module.css';

const messages = defineMessages({
  chats: { id: 'features_panel.pleroma_chat_messages', defaultMessage: 'Chats' },
  shoutbox: { id: 'features_panel.shout', defaultMessage: 'Shoutbox' },
  gopher: { id: 'features_panel.gopher', defaultMessage: 'Gopher' },
  whoToFollow: { id: 'features_panel.who_to_follow', defaultMessage: 'Who to follow' },
  mediaProxy: { id: 'features_panel.media_proxy', defaultMessage: 'Media proxy' },
  scopeOptions: { id: 'features_panel.scope_options', defaultMessage: 'Visibility options' },
});

type Feature = keyof typeof messages;

const featuresOf = (
  instance: InstanceConfig,
  whoToFollow: boolean,
  scopeOptions: boolean,
): Feature[] => {
  const has: Record<Feature, boolean> = {
    chats: instance.pleromaChatMessagesAvailable,
    shoutbox: instance.shoutAvailable,
    gopher: instance.gopherAvailable,
    whoToFollow,
    mediaProxy: instance.mediaProxyAvailable,
    scopeOptions,
  };
  return (Object.keys(has) as Feature[]).filter((feature) => has[feature]);
};

export function FeaturesPanel() {
  const shown = useAppSelector(selectFeaturesPanelShown);
  const instance = useAppSelector(selectInstance);
  const whoToFollow = useAppSelector((state) => selectCan(state, 'suggestions'));
  const minimalScopes = useAppSelector((state) => selectSetting(state, 'minimalScopesMode'));
  if (!shown) return null;
  return (
    <Panel title={<FormattedMessage id="features_panel.title" defaultMessage="Features" />}>
      <ul>
        {featuresOf(instance, whoToFollow, !minimalScopes).map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon node={CheckIcon} className={styles.icon} aria-hidden />
            <FormattedMessage {...messages[feature]} />
          </li>
        ))}
      </ul>
      <dl className={styles.limits}>
        <InstanceLimits />
      </dl>
    </Panel>
  );
}
