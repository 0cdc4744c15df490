/**
 * The parts of the server's configuration that administrators are offered, with the kind of each
 * and the condition under which it has an effect. Everything else is ignored and not even stored.
 */
import { configValue, type ConfigEntry } from './adminConfig';
import { isWithin, type ConfigPath, type ConfigValue } from './configValue';
import { descriptionAt, type ConfigDescription } from './configDescriptions';

export type AdminField =
  | { kind: 'text' | 'longText' | 'address' | 'flag' }
  | { kind: 'count'; least: number; bytes?: true }
  | { kind: 'choice'; options: readonly ConfigValue[] };

export interface AdminSetting {
  path: ConfigPath;
  field: AdminField;
  expert?: true;
  /** Shown as part of the row above. */
  under?: true;
  /** Another value without which it has no effect; it is hidden then. */
  needs?: { path: ConfigPath; value: ConfigValue };
  /** Another value without which it is shown disabled. */
  waitsFor?: { path: ConfigPath; value: ConfigValue };
}

export type AdminGroupId =
  | 'about'
  | 'pictures'
  | 'registrations'
  | 'captcha'
  | 'access'
  | 'posts'
  | 'uploads'
  | 'users'
  | 'profileFields'
  | 'profileMedia';

export interface AdminGroup {
  id: AdminGroupId;
  settings: readonly AdminSetting[];
}

const PLEROMA = ':pleroma';
const instance = (name: string): ConfigPath => [PLEROMA, ':instance', name];
const captcha = (name: string): ConfigPath => [PLEROMA, 'Pleroma.Captcha', name];
const KOCAPTCHA = 'Pleroma.Captcha.Kocaptcha';
export const PRIMARY_FRONTEND: ConfigPath = [PLEROMA, ':frontends', ':primary'];

const text = { kind: 'text' } as const;
const flag = { kind: 'flag' } as const;
const address = { kind: 'address' } as const;
const count = (least = 0) => ({ kind: 'count', least }) as const;
const choice = (...options: ConfigValue[]) => ({ kind: 'choice', options }) as const;

/** Follows the instance as a whole, or has its own value. */
export const AS_INSTANCE = ':if_instance_is_private';
const restricted = (what: string, whose: string): AdminSetting => ({
  path: [PLEROMA, ':restrict_unauthenticated', what, whose],
  field: choice(AS_INSTANCE, false, true),
  expert: true,
});

const hasCaptcha = { path: captcha(':enabled'), value: true };

export const instanceGroups: readonly AdminGroup[] = [
  {
    id: 'about',
    settings: [
      { path: instance(':name'), field: text },
      { path: instance(':email'), field: text },
      { path: instance(':short_description'), field: text },
      { path: instance(':description'), field: { kind: 'longText' } },
    ],
  },
  {
    id: 'pictures',
    settings: [
      { path: instance(':favicon'), field: address },
      { path: instance(':instance_thumbnail'), field: address },
      { path: instance(':background_image'), field: address },
    ],
  },
  {
    id: 'registrations',
    settings: [
      { path: instance(':registrations_open'), field: flag },
      {
        path: instance(':invites_enabled'),
        field: flag,
        under: true,
        waitsFor: { path: instance(':registrations_open'), value: false },
      },
      { path: instance(':account_activation_required'), field: flag },
      { path: instance(':account_approval_required'), field: flag },
      { path: instance(':birthday_required'), field: flag },
      {
        path: instance(':birthday_min_age'),
        field: count(),
        under: true,
        needs: { path: instance(':birthday_required'), value: true },
      },
    ],
  },
  {
    id: 'captcha',
    settings: [
      { path: captcha(':enabled'), field: flag },
      {
        path: captcha(':method'),
        field: choice('Pleroma.Captcha.Native', KOCAPTCHA),
        under: true,
        needs: hasCaptcha,
      },
      {
        path: [PLEROMA, KOCAPTCHA, ':endpoint'],
        field: text,
        under: true,
        needs: { path: captcha(':method'), value: KOCAPTCHA },
      },
      { path: captcha(':seconds_valid'), field: count(1), under: true, needs: hasCaptcha },
    ],
  },
  {
    id: 'access',
    settings: [
      { path: instance(':public'), field: flag },
      {
        path: instance(':limit_to_local_content'),
        field: choice(false, ':all', ':unauthenticated'),
      },
      restricted(':timelines', ':local'),
      restricted(':timelines', ':federated'),
      restricted(':profiles', ':local'),
      restricted(':profiles', ':remote'),
      restricted(':activities', ':local'),
      restricted(':activities', ':remote'),
    ],
  },
];

const size = (name: string): AdminSetting => ({
  path: instance(name),
  field: { kind: 'count', least: 0, bytes: true },
});
const limit = (name: string, least = 0): AdminSetting => ({
  path: instance(name),
  field: count(least),
});

export const limitGroups: readonly AdminGroup[] = [
  { id: 'posts', settings: [limit(':limit', 1), { ...limit(':remote_limit', 1), expert: true }] },
  {
    id: 'uploads',
    settings: [limit(':description_limit'), size(':upload_limit'), limit(':max_media_attachments')],
  },
  {
    id: 'users',
    settings: [
      limit(':max_pinned_statuses'),
      limit(':user_bio_length'),
      limit(':user_name_length', 1),
    ],
  },
  {
    id: 'profileFields',
    settings: [
      limit(':max_account_fields'),
      { ...limit(':max_remote_account_fields'), expert: true },
      limit(':account_field_name_length'),
      limit(':account_field_value_length'),
    ],
  },
  {
    id: 'profileMedia',
    settings: [size(':avatar_upload_limit'), size(':banner_upload_limit')],
  },
];

export const adminGroups: readonly AdminGroup[] = [...instanceGroups, ...limitGroups];

export const adminSettings: readonly AdminSetting[] = adminGroups.flatMap(
  ({ settings }) => settings,
);

export const settingsWithin = (path: ConfigPath): AdminSetting[] =>
  adminSettings.filter((setting) => isWithin(setting.path, path));

/** True for offered parts. Nothing of the rest is stored, as much of it is secret. */
export const isOffered = ({ group, key }: { group: string; key: string }): boolean =>
  [...adminSettings.map(({ path }) => path), PRIMARY_FRONTEND].some((path) =>
    isWithin(path, [group, key]),
  );

interface Known {
  draft: readonly ConfigEntry[];
  descriptions: readonly ConfigDescription[];
}

const holds = (draft: readonly ConfigEntry[], condition: AdminSetting['needs']): boolean =>
  condition === undefined || configValue(draft, condition.path) === condition.value;

/** True if the setting is shown: the server has it, and it would have an effect. */
export const isThere = ({ path, needs }: AdminSetting, { draft, descriptions }: Known): boolean =>
  holds(draft, needs) &&
  (configValue(draft, path) !== undefined || descriptionAt(descriptions, path) !== null);

export const isWaiting = ({ waitsFor }: AdminSetting, draft: readonly ConfigEntry[]): boolean =>
  !holds(draft, waitsFor);

/** Returns our choices, and those that the server names or has set. */
export function choicesOf(
  options: readonly ConfigValue[],
  suggestions: readonly ConfigValue[],
  value: ConfigValue | undefined,
): ConfigValue[] {
  // Descriptions write other types as texts.
  const words = options.map(String);
  const more = [...suggestions, ...(value === undefined ? [] : [value])].filter(
    (each) => typeof each === 'string' && !words.includes(each),
  );
  return [...new Set([...options, ...more])];
}

/** Reads typed text as the kind of the setting; null if it is not of that kind. */
export function readCount(typed: string, least: number): number | null {
  const number = typed.trim() === '' ? NaN : Number(typed);
  return Number.isSafeInteger(number) && number >= least ? number : null;
}
