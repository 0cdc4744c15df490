/**
 * Labels of the server's configuration: the server's own or, where those are missing or unclear,
 * ours.
 */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { ConfigPath, ConfigValue } from '@/domain/admin/configValue';
import type { ConfigDescription } from '@/domain/admin/configDescriptions';
import { settingsWithin, type AdminGroupId } from '@/domain/admin/adminSettings';
import { ownConfigLabels } from './ownConfigLabels';

export const configGroupTitles = defineMessages({
  about: { id: 'admin_dash.instance.instance', defaultMessage: 'About the server' },
  pictures: { id: 'admin_dash.instance.pictures', defaultMessage: 'Images' },
  registrations: { id: 'admin_dash.instance.registrations', defaultMessage: 'Sign-ups' },
  captcha: { id: 'admin_dash.instance.captcha_header', defaultMessage: 'Captcha' },
  access: { id: 'admin_dash.instance.access', defaultMessage: 'Access without logging in' },
  posts: { id: 'admin_dash.limits.posts', defaultMessage: 'Posts' },
  uploads: { id: 'admin_dash.limits.uploads', defaultMessage: 'Attachments' },
  users: { id: 'admin_dash.limits.users', defaultMessage: 'Profiles' },
  profileFields: { id: 'admin_dash.limits.profile_fields', defaultMessage: 'Profile fields' },
  profileMedia: { id: 'admin_dash.limits.user_uploads', defaultMessage: 'Profile pictures' },
}) satisfies Record<AdminGroupId, MessageDescriptor>;

const configOptionLabels: Record<string, MessageDescriptor> = defineMessages({
  everybody: { id: 'admin_dash.instance.limit_nobody', defaultMessage: 'Show to everyone' },
  all: { id: 'admin_dash.instance.limit_all', defaultMessage: 'Hide from everyone' },
  unauthenticated: {
    id: 'admin_dash.instance.limit_unauthenticated',
    defaultMessage: 'Show only when logged in',
  },
  asInstance: {
    id: 'admin_dash.instance.restrict_as_instance',
    defaultMessage: 'Open if the server is public',
  },
  open: { id: 'admin_dash.instance.restrict_open', defaultMessage: 'Open to everyone' },
  closed: { id: 'admin_dash.instance.restrict_closed', defaultMessage: 'Members only' },
  native: {
    id: 'admin_dash.captcha.native',
    defaultMessage: 'Built into the server',
  },
  kocaptcha: { id: 'admin_dash.captcha.kocaptcha', defaultMessage: 'Kocaptcha service' },
  unset: { id: 'admin_dash.unset', defaultMessage: 'Not set' },
  empty: { id: 'admin_dash.empty', defaultMessage: 'Empty' },
  on: { id: 'admin_dash.on', defaultMessage: 'On' },
  off: { id: 'admin_dash.off', defaultMessage: 'Off' },
  primary: { id: 'admin_dash.frontend.default_frontend', defaultMessage: 'Default front-end' },
});

interface ConfigLabels {
  label: string;
  hint: string | null;
  suggestions: readonly ConfigValue[];
}

export function configLabelsAt(
  intl: IntlShape,
  path: ConfigPath,
  description: ConfigDescription | null,
): ConfigLabels {
  const own = ownConfigLabels[path.join(' ')];
  const ownLabel = own && intl.formatMessage(own.label);
  const ownHint = own?.hint ? intl.formatMessage(own.hint) : null;
  const suggestions = description?.suggestions ?? [];
  if (own?.instead) return { label: ownLabel ?? '', hint: ownHint, suggestions };
  return {
    label: description?.label ?? ownLabel ?? path.at(-1) ?? '',
    hint: description?.description ?? ownHint,
    suggestions,
  };
}

/** Returns the labels of everything at a path. */
export function configLabelListAt(
  intl: IntlShape,
  path: ConfigPath,
  find: (path: ConfigPath) => ConfigDescription | null,
): string {
  const labels = settingsWithin(path).map(
    (setting) => configLabelsAt(intl, setting.path, find(setting.path)).label,
  );
  if (labels.length > 0) return intl.formatList(labels, { type: 'unit' });
  return path.includes(':frontends')
    ? intl.formatMessage(configOptionLabels.primary as MessageDescriptor)
    : path.join(' ');
}

const configOptionLabel = (path: ConfigPath, value: ConfigValue): MessageDescriptor | undefined => {
  if (path.includes(':limit_to_local_content')) {
    if (value === false) return configOptionLabels.everybody;
    return value === ':all' ? configOptionLabels.all : configOptionLabels.unauthenticated;
  }
  if (path.includes(':restrict_unauthenticated')) {
    if (typeof value === 'boolean')
      return value ? configOptionLabels.closed : configOptionLabels.open;
    return configOptionLabels.asInstance;
  }
  if (value === 'Pleroma.Captcha.Native') return configOptionLabels.native;
  return value === 'Pleroma.Captcha.Kocaptcha' ? configOptionLabels.kocaptcha : undefined;
};

/** Returns the label of an option, or its raw value if we have none. */
export function configChoiceLabel(intl: IntlShape, path: ConfigPath, value: ConfigValue): string {
  const word = configOptionLabel(path, value);
  return word ? intl.formatMessage(word) : String(value);
}

/** Formats a value for the list of changes. */
export function configValueText(
  intl: IntlShape,
  path: ConfigPath,
  value: ConfigValue | undefined,
): string {
  const say = (word: keyof typeof configOptionLabels) =>
    intl.formatMessage(configOptionLabels[word] as MessageDescriptor);
  if (value === undefined || value === null) return say('unset');
  if (value === '') return say('empty');
  const word = configOptionLabel(path, value);
  if (word) return intl.formatMessage(word);
  if (typeof value === 'boolean') return say(value ? 'on' : 'off');
  if (typeof value === 'number') return intl.formatNumber(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
