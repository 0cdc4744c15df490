/**
 * Every key of `/static/config.json` and of `pleroma_fe` in the server's configuration, with a
 * description for operators. `static/config.schema.json` is generated from this table.
 */
import type { ConfigKey } from './configKinds';
import { settingKeys } from './settingKeys';

/** Keys about the instance itself. */
export const instanceKeys: Readonly<Record<string, ConfigKey>> = {
  background: {
    kind: 'picture',
    default: null,
    description: 'The picture behind the page.',
  },
  logo: {
    kind: 'picture',
    default: '/static/logo.svg',
    description: 'The picture in the top bar.',
  },
  logoMask: {
    kind: 'flag',
    default: true,
    description: 'Whether the logo is filled with the colour of the top bar’s text.',
  },
  logoMargin: { kind: 'length', default: '0', description: 'Room above and below the logo.' },
  logoLeft: {
    kind: 'flag',
    default: false,
    description: 'Whether the logo stands at the start of the top bar instead of in its middle.',
  },
  hideSitename: {
    kind: 'flag',
    default: false,
    description: 'Whether the name of the instance is left out of the top bar.',
  },
  nsfwCensorImage: {
    kind: 'picture',
    default: '',
    description: 'A picture to show in place of hidden sensitive media.',
  },
  loginMethod: {
    kind: 'choice',
    options: ['password', 'token'],
    default: 'password',
    description: 'Whether members log in by a form of the client or on a page of the server.',
  },
  redirectRootLogin: {
    kind: 'path',
    default: null,
    description: 'The page with which members begin, such as "/main/friends".',
  },
  redirectRootNoLogin: {
    kind: 'path',
    default: null,
    description: 'The page with which visitors begin, such as "/main/public".',
  },
  showInstanceSpecificPanel: {
    kind: 'flag',
    default: false,
    description: 'Whether /instance/panel.html is shown beside the timelines.',
  },
  showFeaturesPanel: {
    kind: 'flag',
    default: true,
    description: 'Whether visitors see what the server offers.',
  },
  disableUpdateNotification: {
    kind: 'flag',
    default: false,
    description: 'Whether nobody is told what is new after an update.',
  },
  embeddedToS: {
    kind: 'flag',
    default: true,
    description: 'Whether the terms of service stand in the registration form.',
  },
};

const ignored = (description: string): ConfigKey => ({
  kind: 'text',
  default: null,
  description,
  ignored: true,
});

/** Keys that only other clients know. */
export const otherKeys: Readonly<Record<string, ConfigKey>> = {
  style: ignored('A style of other clients.'),
  palette: ignored('A palette of other clients; here, a theme names its colours.'),
  disableChat: ignored('Chats are there where the server has them.'),
  noAttachmentLinks: ignored('Attachments are no links here.'),
};

export const SCHEMA_KEY = '$schema';

export const configKeys: Readonly<Record<string, ConfigKey>> = {
  ...instanceKeys,
  ...settingKeys,
  ...otherKeys,
};
