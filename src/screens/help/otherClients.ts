/** Where the things of other clients are in this one. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RouteName } from '@/domain/session/routes';

const there = defineMessages({
  gear: { id: 'help.from_gear', defaultMessage: 'Gear in the top bar' },
  pins: { id: 'help.from_pins', defaultMessage: 'Edit pinned items' },
  themes: { id: 'help.from_themes', defaultMessage: 'Themes and styles' },
  filters: { id: 'help.from_filters', defaultMessage: 'Filters and muted words' },
  files: { id: 'help.from_files', defaultMessage: 'Import and export' },
  local: { id: 'help.from_local_only', defaultMessage: 'Local-only posts' },
  boost: { id: 'help.from_boost', defaultMessage: 'Boost' },
  warning: { id: 'help.content_warning', defaultMessage: 'Content warning' },
  privateMention: { id: 'help.from_private_mention', defaultMessage: 'Private mention' },
  quietPublic: { id: 'help.from_quiet_public', defaultMessage: 'Quiet public' },
  liveFeeds: { id: 'help.from_live_feeds', defaultMessage: 'Live feeds' },
  columns: { id: 'help.from_columns', defaultMessage: 'Advanced web interface' },
});

const here = defineMessages({
  besideName: {
    id: 'help.beside_name',
    defaultMessage: 'Next to your name, or in the menu on a phone',
  },
  settings: { id: 'nav.preferences', defaultMessage: 'Settings' },
  visibility: { id: 'post_status.visibility', defaultMessage: 'Visibility' },
  pins: { id: 'nav.edit_nav_mobile', defaultMessage: 'Customise navigation' },
  appearance: { id: 'settings.appearance', defaultMessage: 'Appearance' },
  filtering: { id: 'settings.filtering', defaultMessage: 'Filtering' },
  data: { id: 'settings.data_import_export_tab', defaultMessage: 'Data' },
  thirdColumn: { id: 'settings.third_column_mode', defaultMessage: 'Third column' },
  localOnly: { id: 'post_status.scope.local', defaultMessage: 'This server only' },
  unlisted: { id: 'post_status.scope.unlisted', defaultMessage: 'Unlisted' },
  repeat: { id: 'tool_tip.repeat', defaultMessage: 'Repeat' },
  subject: { id: 'post_status.subject', defaultMessage: 'Subject' },
  directs: { id: 'nav.dms', defaultMessage: 'Direct messages' },
  local: { id: 'nav.public_tl', defaultMessage: 'Local timeline' },
  known: { id: 'nav.twkn', defaultMessage: 'Known network' },
});

/** The key of a text in the table above. */
export const thereName = (text: MessageDescriptor): string =>
  Object.entries(there).find(([, each]) => each === text)?.[0] ?? '';

export interface Place {
  name: MessageDescriptor;
  /** The part of the client that it is in. */
  within?: MessageDescriptor;
  /** The screen it is, for readers who have it. */
  route?: RouteName;
  /** The tab of the settings. */
  tab?: string;
}

interface OtherClients {
  names: readonly string[];
  rows: readonly { there: MessageDescriptor; here: readonly Place[] }[];
}

const onTab = (name: MessageDescriptor, tab: string): readonly Place[] => [
  { name, within: here.settings, tab },
];
const filters = { there: there.filters, here: onTab(here.filtering, 'filtering') };
const files = { there: there.files, here: onTab(here.data, 'dataImportExport') };

export const otherClients: readonly OtherClients[] = [
  {
    names: ['pleroma-fe', 'akkoma-fe'],
    rows: [
      { there: there.gear, here: [{ name: here.besideName }] },
      { there: there.pins, here: [{ name: here.pins, route: 'edit-navigation' }] },
      { there: there.themes, here: onTab(here.appearance, 'theme') },
      filters,
      files,
      { there: there.local, here: [{ name: here.localOnly, within: here.visibility }] },
    ],
  },
  {
    names: ['Mastodon'],
    rows: [
      { there: there.boost, here: [{ name: here.repeat }] },
      { there: there.warning, here: [{ name: here.subject }] },
      { there: there.privateMention, here: [{ name: here.directs, route: 'dms' }] },
      { there: there.quietPublic, here: [{ name: here.unlisted, within: here.visibility }] },
      {
        there: there.liveFeeds,
        here: [
          { name: here.local, route: 'public-timeline' },
          { name: here.known, route: 'public-external-timeline' },
        ],
      },
      filters,
      files,
      { there: there.columns, here: onTab(here.thirdColumn, 'general') },
    ],
  },
];
