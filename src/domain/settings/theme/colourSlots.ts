/**
 * The table of colour slots that themes can fill, and the derivation of each that a theme leaves
 * out. `under` names the surface below a slot; the rest is in the engine (`computeColours.ts`).
 */
import {
  BLACK,
  invertLightness,
  mapChannels,
  mix,
  over,
  shiftLightness,
  type Rgb,
} from '@/lib/colour';
import type { OpacityName } from './themeParts';

/** `mod` is 1 on dark backgrounds and -1 on light ones; then the colours of `from`, in order. */
type Formula = (mod: number, ...from: Rgb[]) => Rgb;

export interface Slot {
  /** Slots computed before this one. The first lends its colour and its opacity. */
  from?: readonly string[];
  /** The colour if the theme gives none and the slot has no source, or only itself. */
  fixed?: string;
  make?: Formula;
  /** Marks a text slot: the surfaces below it, topmost first. */
  on?: readonly string[];
  /**
   * `preserve` keeps a text's hue at the cost of contrast; `blackOrWhite` allows only those two.
   */
  manner?: 'preserve' | 'blackOrWhite';
  /** The slot's opacity; by default that of its first source. */
  opacity?: OpacityName;
  opaque?: true;
  /**
   * The slot whose brightness decides the direction of a lightness shift; by default the
   * background.
   */
  surface?: string;
}

const preserve = { manner: 'preserve' } as const;
const blackOrWhite = { manner: 'blackOrWhite' } as const;

const copy = (source: string, extra: Slot = {}): Slot => ({ from: [source], ...extra });
const lighter = (source: string, points: number, extra: Slot = {}): Slot => ({
  from: [source],
  make: (mod, colour = BLACK) => shiftLightness(colour, points * mod),
  ...extra,
});
const mixed = (one: string, other: string): Slot => ({
  from: [one, other],
  make: (_mod, a = BLACK, b = BLACK) => mix(a, b),
  opaque: true,
});
/** Blends the first colour, with this opacity, over the second. */
const blended = (front: string, alpha: number, back: string): Slot => ({
  from: [front, back],
  make: (_mod, a = BLACK, b = BLACK) => over(a, alpha, b),
});
const text = (source: string, on: string | readonly string[], extra: Slot = {}): Slot => ({
  from: [source],
  on: typeof on === 'string' ? [on] : on,
  ...extra,
});

const PROFILE_SHADE: Rgb = { r: 0.53, g: 0.56, b: 0.59 };

const base: Record<string, Slot> = {
  bg: { fixed: '#121a24', opacity: 'bg' },
  fg: { fixed: '#182230' },
  text: { fixed: '#b9b9ba', on: ['bg'] },
  link: copy('accent', { fixed: '#d8a070' }),
  accent: copy('link', { fixed: '#d8a070' }),
  underlay: { fixed: '#000000', opacity: 'underlay' },
  wallpaper: lighter('bg', -2, { opacity: 'bg' }),
  cBlue: { fixed: '#0000ff' },
  cRed: { fixed: '#ff0000' },
  cGreen: { fixed: '#00ff00' },
  cOrange: { fixed: '#e3ff00' },
  faint: copy('text', { opacity: 'faint' }),
  faintLink: copy('link', { opacity: 'faint' }),
  postFaintLink: copy('postLink', { opacity: 'faint' }),
  lightText: lighter('text', 20, { on: ['bg'], ...preserve }),
  postLink: text('link', 'bg', preserve),
  postGreentext: text('cGreen', 'bg', preserve),
  postCyantext: text('cBlue', 'bg', preserve),
  border: lighter('fg', 2, { opacity: 'border' }),
  icon: mixed('bg', 'text'),
  profileBg: copy('bg', {
    make: (_mod, bg = BLACK) =>
      mapChannels(bg, (value, channel) => Math.floor(value * PROFILE_SHADE[channel])),
  }),
  profileTint: copy('bg', { opacity: 'profileTint' }),
  poll: blended('accent', 0.4, 'bg'),
  pollText: text('text', 'poll'),
  fgText: text('text', 'fg'),
  fgLink: text('link', 'fg', preserve),
  badgeNotification: copy('cRed'),
  badgeNotificationText: text('text', 'badgeNotification', blackOrWhite),
  badgeNeutral: copy('cGreen'),
  badgeNeutralText: text('text', 'badgeNeutral', blackOrWhite),
  panel: copy('fg', { opacity: 'panel' }),
  panelText: text('text', 'panel'),
  panelLink: text('fgLink', 'panel', preserve),
  panelFaint: text('fgText', 'panel', { opacity: 'faint' }),
  topBar: copy('fg'),
  topBarText: text('fgText', 'topBar'),
  topBarLink: text('fgLink', 'topBar', preserve),
  input: copy('fg', { opacity: 'input' }),
  inputText: text('text', 'input'),
  inputPanelText: text('panelText', ['input', 'panel']),
  inputTopbarText: text('topBarText', ['input', 'topBar']),
  tab: copy('btn'),
  tabText: text('btnText', 'btn'),
  tabActiveText: text('text', 'bg'),
  chatBg: copy('bg'),
  chatMessageIncomingBg: copy('chatBg'),
  chatMessageIncomingText: text('text', 'chatMessageIncomingBg'),
  chatMessageIncomingLink: text('link', 'chatMessageIncomingBg', preserve),
  chatMessageIncomingBorder: lighter('border', 2, { opacity: 'border' }),
  chatMessageOutgoingBg: lighter('chatMessageIncomingBg', 5, { surface: 'chatMessageIncomingBg' }),
  chatMessageOutgoingText: text('text', 'chatMessageOutgoingBg'),
  chatMessageOutgoingLink: text('link', 'chatMessageOutgoingBg', preserve),
  chatMessageOutgoingBorder: lighter('chatMessageOutgoingBg', 2, {
    surface: 'chatMessageOutgoingBg',
    opacity: 'border',
  }),
};

/** The text slots of coloured surfaces, by the suffix of their names. */
const surfaceTexts = {
  Text: 'text',
  LightText: 'lightText',
  FaintText: 'faint',
  Link: 'link',
  PostLink: 'postLink',
  FaintLink: 'faintLink',
  PostFaintLink: 'postFaintLink',
} as const;

type SurfaceText = keyof typeof surfaceTexts;

/**
 * Returns the slots of a surface: its texts, taken from another surface if named, and its icon
 * colour.
 */
function surface(name: string, slot: Slot, without: SurfaceText[] = [], source?: string) {
  const texts = (Object.keys(surfaceTexts) as SurfaceText[])
    .filter((end) => !without.includes(end))
    .map((end): [string, Slot] => {
      const manner = end.endsWith('Link') ? preserve : {};
      return [name + end, text(source ? source + end : surfaceTexts[end], name, manner)];
    });
  return {
    [name]: slot,
    ...Object.fromEntries(texts),
    [`${name}Icon`]: mixed(name, `${name}Text`),
  };
}

/**
 * Returns the slots of buttons, whose states are the same on the page, in a panel head and in the
 * top bar.
 */
function buttons(): Record<string, Slot> {
  const table: Record<string, Slot> = {
    btn: copy('fg', { opacity: 'btn' }),
    btnToggled: lighter('btn', 20, { surface: 'btn' }),
    btnDisabled: blended('btn', 0.25, 'bg'),
  };
  for (const place of ['', 'Panel', 'TopBar']) {
    const below = place === '' ? [] : [place === 'Panel' ? 'panel' : 'topBar'];
    const label = `btn${place}Text`;
    table[label] = text(place === '' ? 'fgText' : 'btnText', ['btn', ...below]);
    table[`btnPressed${place}`] = copy(place === '' ? 'btn' : 'btnPressed');
    table[`btnPressed${place}Text`] = text(label, [`btnPressed${place}`, ...below]);
    table[`btnToggled${place}Text`] = text(label, ['btnToggled', ...below]);
    table[`btnDisabled${place}Text`] = { ...blended(label, 0.25, 'btnDisabled'), opaque: true };
  }
  return table;
}

const alertColours = { Error: 'cRed', Warning: 'cOrange', Success: 'cGreen', Neutral: 'text' };

function alerts(): Record<string, Slot> {
  const table: Record<string, Slot> = {};
  for (const [tone, colour] of Object.entries(alertColours)) {
    const inverted: Slot =
      tone === 'Neutral' ? { make: (_mod, from = BLACK) => invertLightness(from) } : {};
    table[`alert${tone}`] = copy(colour, { opacity: 'alert' });
    table[`alert${tone}Text`] = text('text', `alert${tone}`, inverted);
    table[`alert${tone}PanelText`] = text('panelText', [`alert${tone}`, 'panel'], inverted);
    table[`alertPopup${tone}`] = copy(`alert${tone}`, { opacity: 'alertPopup' });
    table[`alertPopup${tone}Text`] = text(`alert${tone}Text`, `alertPopup${tone}`);
  }
  return table;
}

const menuLacks: SurfaceText[] = ['PostLink', 'PostFaintLink'];

export const slots: Readonly<Record<string, Slot>> = {
  ...base,
  ...surface('highlight', lighter('bg', 5)),
  ...surface('popover', copy('bg', { opacity: 'popover' })),
  ...surface('selectedPost', copy('highlight'), ['PostFaintLink'], 'highlight'),
  ...surface('selectedMenu', lighter('bg', 5), menuLacks, 'highlight'),
  ...surface(
    'selectedMenuPopover',
    lighter('popover', 5, { surface: 'popover' }),
    menuLacks,
    'selectedMenu',
  ),
  ...buttons(),
  ...alerts(),
};

const surfaceBelow: Record<string, string> = {
  bg: 'underlay',
  chatBg: 'underlay',
  selectedMenu: 'popover',
  selectedMenuPopover: 'popover',
  chatMessageIncomingBg: 'chatBg',
  chatMessageOutgoingBg: 'chatBg',
};
const withoutSurfaceBelow =
  /^(underlay|wallpaper|fg|topBar|badge\w+|profileTint|profileBg|c[A-Z]\w+)$/;

/** Returns the slot below a surface, or null. */
export function surfaceUnder(name: string): string | null {
  if (withoutSurfaceBelow.test(name)) return null;
  return surfaceBelow[name] ?? (name.startsWith('alertPopup') ? 'popover' : 'bg');
}
