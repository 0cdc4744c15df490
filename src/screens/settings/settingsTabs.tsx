/** The tabs of the user settings in order, and the conditions under which they are shown. */
import type { ComponentType, ReactNode } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RootState } from '@/slices/root';
import {
  AboutIcon,
  BlockIcon,
  DeveloperIcon,
  DownloadIcon,
  FilterIcon,
  NotificationsIcon,
  SecurityIcon,
  SettingsIcon,
  ThemeIcon,
  UserIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { dataSections } from './data/dataSections';
import { DataTab } from './data/DataTab';
import { developerSections } from './developer/developerSections';
import { DeveloperTab } from './developer/DeveloperTab';
import { kindsSection } from './notifications/kindsSection';
import { NotificationKindsTable } from './notifications/NotificationKindsTable';
import { mutesSections } from './mutes/mutesSections';
import { MutesTab } from './mutes/MutesTab';
import { DeferredProfileEditor } from './profile/DeferredProfileEditor';
import { profileSections } from './profile/profileSections';
import { signedIn, type SettingGroup } from './rows/settingRows';
import type { SettingsSection } from './rows/settingsSection';
import { SecurityTab } from './security/SecurityTab';
import { securitySections } from './security/securitySections';
import { appearanceGroups } from './tabs/appearanceGroups';
import { filteringGroups } from './tabs/filteringGroups';
import { generalGroups } from './tabs/generalGroups';
import { notificationGroups } from './tabs/notificationGroups';
import { profileGroups } from './tabs/profileGroups';
import { AppearanceTab } from './theme/AppearanceTab';
import { themeSections } from './theme/themeSections';
import { versionSection } from './versionSection';
import { VersionTab } from './VersionTab';

type TabId =
  | 'general'
  | 'profile'
  | 'security'
  | 'filtering'
  | 'theme'
  | 'notifications'
  | 'dataImportExport'
  | 'mutesAndBlocks'
  | 'developer'
  | 'version';

export interface SettingsTab {
  id: TabId;
  title: MessageDescriptor;
  icon: IconNode;
  when?: (state: RootState) => boolean;
  /** Rendered above the groups. */
  Part?: ComponentType;
  /** Wraps the groups and decides which are shown. */
  Around?: ComponentType<{ children: ReactNode }>;
  groups: readonly SettingGroup[];
  /** The sections of its part. */
  sections?: Readonly<Record<string, SettingsSection>> | readonly SettingsSection[];
}

const titles = defineMessages({
  general: { id: 'settings.general', defaultMessage: 'General' },
  profile: { id: 'settings.profile_tab', defaultMessage: 'Profile' },
  security: { id: 'settings.security_tab', defaultMessage: 'Security' },
  filtering: { id: 'settings.filtering', defaultMessage: 'Filtering' },
  theme: { id: 'settings.appearance', defaultMessage: 'Appearance' },
  notifications: { id: 'settings.notifications_tab', defaultMessage: 'Notifications' },
  data: { id: 'settings.data_import_export_tab', defaultMessage: 'Data' },
  mutes: { id: 'settings.mutes_and_blocks', defaultMessage: 'Mutes and blocks' },
  developer: { id: 'settings.developer', defaultMessage: 'Developer' },
  version: { id: 'settings.version.title', defaultMessage: 'Version' },
});

export const tabs: readonly SettingsTab[] = [
  { id: 'general', title: titles.general, icon: SettingsIcon, groups: generalGroups },
  {
    id: 'profile',
    title: titles.profile,
    icon: UserIcon,
    when: signedIn,
    Part: DeferredProfileEditor,
    groups: profileGroups,
    sections: profileSections,
  },
  {
    id: 'security',
    title: titles.security,
    icon: SecurityIcon,
    when: signedIn,
    Part: SecurityTab,
    groups: [],
    sections: securitySections,
  },
  { id: 'filtering', title: titles.filtering, icon: FilterIcon, groups: filteringGroups },
  {
    id: 'theme',
    title: titles.theme,
    icon: ThemeIcon,
    Around: AppearanceTab,
    groups: appearanceGroups,
    sections: themeSections,
  },
  {
    id: 'notifications',
    title: titles.notifications,
    icon: NotificationsIcon,
    when: signedIn,
    Part: NotificationKindsTable,
    groups: notificationGroups,
    sections: [kindsSection],
  },
  {
    id: 'dataImportExport',
    title: titles.data,
    icon: DownloadIcon,
    when: signedIn,
    Part: DataTab,
    groups: [],
    sections: dataSections,
  },
  {
    id: 'mutesAndBlocks',
    title: titles.mutes,
    icon: BlockIcon,
    when: signedIn,
    Part: MutesTab,
    groups: [],
    sections: mutesSections,
  },
  {
    id: 'developer',
    title: titles.developer,
    icon: DeveloperIcon,
    Part: DeveloperTab,
    groups: [],
    sections: developerSections,
  },
  {
    id: 'version',
    title: titles.version,
    icon: AboutIcon,
    Part: VersionTab,
    groups: [],
    sections: [versionSection],
  },
];

/** Everything on a tab that is not a row. */
export const sectionsOf = ({ sections = [], groups }: SettingsTab): SettingsSection[] => [
  ...Object.values(sections),
  ...groups.flatMap(({ id, title, hint, when }) =>
    id === undefined ? [] : [{ id, title, holds: hint ? [hint] : [], ...(when ? { when } : {}) }],
  ),
];
