/** The server's descriptions of its configuration; some parts have none. */
import type { Json } from '../http/json';

const child = (
  key: string,
  label: string,
  type: unknown,
  description: string,
  ...suggestions: unknown[]
): Json => ({ key, label, type, description, suggestions });

const parts = (...names: string[]): Json[] =>
  names.map((key) => ({
    key,
    label: `${key.charAt(1).toUpperCase()}${key.slice(2)}`,
    type: 'boolean',
  }));

const restricted = (key: string, label: string, ...children: Json[]): Json => ({
  key,
  label,
  type: 'map',
  description: `Settings for ${label.toLowerCase()}.`,
  children,
});

export const descriptions: readonly Json[] = [
  {
    group: ':pleroma',
    key: ':instance',
    label: 'Instance',
    tab: 'instance',
    type: 'group',
    description: 'Instance-related settings',
    children: [
      child(':name', 'Name', 'string', 'Name of the instance', 'Pleroma'),
      child(
        ':email',
        'Admin Email Address',
        'string',
        'Email used to reach an Administrator/Moderator of the instance',
        'email@example.com',
      ),
      child(
        ':description',
        'Description',
        'string',
        "The instance's description. It can be seen in nodeinfo and `/api/v1/instance`",
        'Very cool instance',
      ),
      child(
        ':short_description',
        'Short description',
        'string',
        'Shorter version of instance description. It can be seen on `/api/v1/instance`',
        'Cool instance',
      ),
      child(
        ':limit',
        'Limit',
        'integer',
        'Posts character limit (CW/Subject included in the counter)',
        5_000,
      ),
      child(
        ':upload_limit',
        'Upload limit',
        'integer',
        'File size limit of uploads (except for avatar, background, banner)',
        16_000_000,
      ),
      child(
        ':registrations_open',
        'Registrations open',
        'boolean',
        'Enable registrations for anyone. Invitations require this setting to be disabled.',
      ),
      child(
        ':limit_to_local_content',
        'Limit to local content',
        ['dropdown', 'atom'],
        'Limit unauthenticated users to search for local statutes and users only.',
        ':unauthenticated',
        ':all',
        'false',
      ),
    ],
  },
  {
    group: ':pleroma',
    key: 'Pleroma.Captcha',
    label: 'Pleroma.Captcha',
    type: 'group',
    description: 'Captcha-related settings',
    children: [
      child(
        ':enabled',
        'Enabled',
        'boolean',
        'Whether the captcha should be shown on registration',
      ),
      child(
        ':method',
        'Method',
        'module',
        'The method/service to use for captcha',
        'Pleroma.Captcha.Kocaptcha',
        'Pleroma.Captcha.Native',
      ),
      child(
        ':seconds_valid',
        'Seconds valid',
        'integer',
        'The time in seconds for which the captcha is valid',
        60,
      ),
    ],
  },
  {
    group: ':pleroma',
    key: ':restrict_unauthenticated',
    label: 'Restrict Unauthenticated',
    type: 'group',
    description:
      'Disallow viewing timelines, user profiles and statuses for unauthenticated users.',
    children: [
      restricted(':timelines', 'Timelines', ...parts(':local', ':federated')),
      restricted(':profiles', 'Profiles', ...parts(':local', ':remote')),
      restricted(':activities', 'Activities', ...parts(':local', ':remote')),
    ],
  },
];
