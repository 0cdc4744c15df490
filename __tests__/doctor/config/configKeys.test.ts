/**
 * The table of configuration keys agrees with the shipped schema, the decoder, and what is known of
 * the servers' configuration.
 */
import { readFileSync } from 'node:fs';
import { decodeFrontendConfig } from '@/api/decode/session/frontendConfig';
import { configKeys, instanceKeys, otherKeys } from '@/doctor/config/configKeys';
import { fits, type ConfigKey } from '@/doctor/config/configKinds';
import { settingKeys } from '@/doctor/config/settingKeys';
import { defaultInstance } from '@/domain/session/instance';
import { settingNames, settings } from '@/domain/settings/settings';
import { configSchema } from '@/tools/generate/configSchema';
import { inProject, projectVersion } from '@/tools/project';

const readJson = (file: string): unknown => JSON.parse(readFileSync(inProject(file), 'utf8'));

/** The keys that servers and other clients document. */
const documented = (
  'theme style palette background logo logoMask logoMargin logoLeft hideSitename redirectRootLogin ' +
  'redirectRootNoLogin loginMethod showInstanceSpecificPanel showFeaturesPanel nsfwCensorImage ' +
  'sidebarRight webPushNotifications disableUpdateNotification disableChat noAttachmentLinks ' +
  'embeddedToS conversationDisplay collapseMessageWithSubject alwaysShowSubjectInput greentext ' +
  'hideFilteredStatuses hideMutedPosts hidePostStats hideUserStats hideBotIndication ' +
  'minimalScopesMode postContentType scopeCopy subjectLineBehavior'
).split(' ');

/** Valid and invalid values of every kind. */
const samples: readonly unknown[] = [
  true,
  false,
  0,
  6,
  -1.5,
  '',
  'yes',
  '/main/all',
  '//evil.example',
  '/\\evil.example',
  'https://pictures.example/a.png',
  'ftp://pictures.example/a.png',
  'https://',
  'javascript:alert(1)',
  '8px',
  '.1em',
  '1em 2em',
  'password',
  'token',
  'masto',
  'tree',
  [],
  {},
];

const given = (name: string, value: unknown): boolean => {
  const { instance, settings: chosen } = decodeFrontendConfig({ [name]: value });
  return name in instance || name in chosen;
};

const ours = Object.entries({ ...instanceKeys, ...settingKeys });

describe('the table of keys', () => {
  it('contains every key that servers document, each once', () => {
    expect(documented.filter((name) => !(name in configKeys))).toEqual([]);
    const counts = [instanceKeys, settingKeys, otherKeys].map((keys) => Object.keys(keys).length);
    expect(Object.keys(configKeys)).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  it('contains the settings that an instance may set, and no others', () => {
    const open = settingNames.filter((name) => 'fromInstance' in settings[name]);
    expect(Object.keys(settingKeys).sort()).toEqual([...open].sort());
  });

  it.each(ours)('accepts for %s what the decoder accepts', (name, key: ConfigKey) => {
    const values = [...samples, ...(key.options ?? [])];
    const taken = values.filter((value) => given(name, value));
    // An empty picture address counts as none.
    const said = values.filter((value) => fits(key, value) && !(isPicture(key) && value === ''));
    expect(said).toEqual(taken);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThan(values.length);
  });

  it.each(Object.keys(otherKeys))('says that %s has no effect', (name) => {
    expect(samples.filter((value) => given(name, value))).toEqual([]);
  });

  it.each(ours)('has the default of %s', (name, key: ConfigKey) => {
    const fallbacks: Record<string, unknown> = {
      ...defaultInstance,
      ...Object.fromEntries(settingNames.map((one) => [one, settings[one].fallback])),
    };
    expect(key.default).toEqual(fallbacks[name]);
    expect(fits(key, key.default)).toBe(true);
    expect(key.description).toMatch(/^[A-Z].*\.$/);
  });
});

const isPicture = ({ kind }: ConfigKey): boolean => kind === 'picture';

describe('the schema', () => {
  it('is up to date with the table (run npm run config:schema)', () => {
    expect(readJson('static/config.schema.json')).toEqual(configSchema(projectVersion()));
  });

  it('describes every key with its type and default', () => {
    const { properties } = configSchema('1') as {
      properties: Record<string, Record<string, unknown>>;
    };
    for (const name of Object.keys(configKeys)) {
      expect(Object.keys(properties[name] ?? {})).toEqual(
        expect.arrayContaining(['description', 'type', 'default']),
      );
    }
    expect(properties.loginMethod?.enum).toEqual(['password', 'token', null]);
  });

  it('validates the shipped configuration, which refers to it', () => {
    const shipped = readJson('static/config.json') as Record<string, unknown>;
    const { $schema, ...rest } = shipped;
    expect($schema).toBe('/static/config.schema.json');
    const wrong = Object.entries(rest).filter(([name, value]) => {
      const key = configKeys[name];
      return !key || key.ignored || !fits(key, value);
    });
    expect(wrong).toEqual([]);
  });
});
