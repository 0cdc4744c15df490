/** The admin settings: a tab for each area that the server lets administrators change. */
import { useEffect, useState, type ComponentType } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import { adminConfigRequested } from '@/slices/admin/adminConfig';
import { settingsTabShown } from '@/slices/session/interface';
import { ErrorState } from '@/ui/feedback/ErrorState';
import {
  AdminIcon,
  EmojiIcon,
  FrontendIcon,
  ServerIcon,
  WarningIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Tabs } from '@/ui/structure/Tabs';
import settingsStyles from '../UserSettings.module.css';
import { AdminNotices } from './AdminNotices';
import { InstanceTab, LimitsTab } from './ConfigGroups';
import { ConfigFound, ConfigSearch } from './ConfigSearch';
import { EmojiTab } from './emoji/EmojiTab';
import { FrontendsTab } from './FrontendsTab';
import { NoDbTab } from './NoDbTab';

const messages = defineMessages({
  tabs: { id: 'admin_dash.tabs', defaultMessage: 'Administration sections' },
  nodb: { id: 'admin_dash.tabs.nodb', defaultMessage: 'No DB Config' },
  instance: { id: 'admin_dash.tabs.instance', defaultMessage: 'Instance' },
  limits: { id: 'admin_dash.tabs.limits', defaultMessage: 'Limits' },
  emoji: { id: 'admin_dash.tabs.emoji', defaultMessage: 'Emoji packs' },
  frontends: { id: 'admin_dash.tabs.frontends', defaultMessage: 'Front-ends' },
});

interface AdminTab {
  id: string;
  title: MessageDescriptor;
  icon: IconNode;
  Part: ComponentType;
  /** `off`: the server reads its configuration from a file. */
  when: readonly ('off' | 'unknown' | 'loaded')[];
}

const adminTabs: readonly AdminTab[] = [
  { id: 'nodb-notice', title: messages.nodb, icon: WarningIcon, Part: NoDbTab, when: ['off'] },
  {
    id: 'general',
    title: messages.instance,
    icon: ServerIcon,
    Part: InstanceTab,
    when: ['loaded'],
  },
  { id: 'limits', title: messages.limits, icon: AdminIcon, Part: LimitsTab, when: ['loaded'] },
  {
    id: 'emoji',
    title: messages.emoji,
    icon: EmojiIcon,
    Part: EmojiTab,
    when: ['unknown', 'loaded'],
  },
  {
    id: 'frontends',
    title: messages.frontends,
    icon: FrontendIcon,
    Part: FrontendsTab,
    when: ['off', 'unknown', 'loaded'],
  },
];

export function AdminSettings() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { loaded, dbConfigEnabled } = useAppSelector(selectAdminConfig);
  const { reason, busy } = useAppSelector((state) => selectRequest(state, adminRequests.config));
  const [words, setWords] = useState('');
  const last = useAppSelector((state) => state.interface.settingsTab);
  useEffect(() => {
    dispatch(adminConfigRequested());
  }, [dispatch]);
  const known = loaded ? 'loaded' : dbConfigEnabled ? 'unknown' : 'off';
  const shown = adminTabs.filter(({ when }) => when.includes(known));
  const tab = shown.find(({ id }) => id === last) ?? shown[0];
  if (known === 'unknown' && reason === null) return <Skeleton shape="line" count={8} />;
  if (!tab) return null;
  return (
    <div className={settingsStyles.settings}>
      <AdminNotices />
      {known === 'unknown' && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(adminConfigRequested())}>
          <FormattedMessage
            id="admin_dash.config_failed"
            defaultMessage="Couldn't load the server's settings"
          />
        </ErrorState>
      )}
      {known === 'loaded' && <ConfigSearch words={words} onChange={setWords} />}
      {known === 'loaded' && words.trim() !== '' ? (
        <div className={settingsStyles.panel}>
          <ConfigFound words={words} />
        </div>
      ) : (
        <Tabs
          label={intl.formatMessage(messages.tabs)}
          orientation="vertical"
          tabs={shown.map(({ id, title, icon }) => ({
            id,
            label: intl.formatMessage(title),
            icon,
          }))}
          selected={tab.id}
          onSelect={(id) => dispatch(settingsTabShown(id))}
        >
          <div key={tab.id} className={settingsStyles.panel}>
            <tab.Part />
          </div>
        </Tabs>
      )}
    </div>
  );
}
