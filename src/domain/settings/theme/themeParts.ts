/**
 * The parts of a theme other than colours, with their defaults: opacities, corner radii, fonts and
 * shadows.
 */

export const defaultOpacities = {
  bg: 1,
  underlay: 0.15,
  faint: 0.5,
  profileTint: 0.5,
  popover: 1,
  border: 1,
  panel: 1,
  btn: 1,
  input: 0.5,
  alert: 0.5,
  alertPopup: 0.95,
} as const;

export type OpacityName = keyof typeof defaultOpacities;

/** In pixels. Chat messages default to the corners of panels. */
export const defaultRadii = {
  btn: 4,
  input: 4,
  checkbox: 2,
  panel: 10,
  avatar: 5,
  avatarAlt: 50,
  tooltip: 2,
  attachment: 5,
} as const;

export type RadiusName = keyof typeof defaultRadii | 'chatMessage';

export const radiusNames = [...Object.keys(defaultRadii), 'chatMessage'] as RadiusName[];

export const defaultFonts = {
  interface: 'sans-serif',
  input: 'inherit',
  post: 'inherit',
  postCode: 'monospace',
} as const;

export type FontName = keyof typeof defaultFonts;

export interface Shadow {
  x: number;
  y: number;
  blur: number;
  spread: number;
  /** `#rrggbb`, or a reference to a slot: `--slot`, `--slot,20`. */
  color: string;
  alpha: number;
  inset: boolean;
}

/** Names of shadows; each is a list, the first on top. */
export type ShadowName = keyof typeof defaultShadows;

const drop = (x: number, y: number, blur: number, alpha: number, color = '#000000'): Shadow => ({
  x,
  y,
  blur,
  spread: 0,
  color,
  alpha,
  inset: false,
});
const inner = (y: number, blur: number, alpha: number, color = '#000000'): Shadow => ({
  ...drop(0, y, blur, alpha, color),
  inset: true,
});
const raisedEdges = [inner(1, 0, 0.2, '#ffffff'), inner(-1, 0, 0.2)];
const sunkenEdges = [inner(1, 0, 0.2), inner(-1, 0, 0.2, '#ffffff')];
const glow = drop(0, 0, 4, 1, '--faint');

export const defaultShadows = {
  panel: [drop(1, 1, 4, 0.6)],
  topBar: [drop(0, 0, 4, 0.6)],
  popup: [drop(2, 2, 3, 0.5)],
  avatar: [drop(0, 1, 8, 0.7)],
  avatarStatus: [],
  panelHeader: [],
  button: [drop(0, 0, 2, 1), ...raisedEdges],
  buttonHover: [glow, ...raisedEdges],
  buttonPressed: [glow, ...sunkenEdges],
  input: [...sunkenEdges, inner(0, 2, 1)],
} satisfies Record<string, Shadow[]>;

/** The slot below each shadow, which decides if its colour is shifted lighter or darker. */
export const surfaceOfShadow: Record<ShadowName, string> = {
  panel: 'bg',
  topBar: 'topBar',
  popup: 'popover',
  avatar: 'bg',
  avatarStatus: 'bg',
  panelHeader: 'panel',
  button: 'btn',
  buttonHover: 'btn',
  buttonPressed: 'btn',
  input: 'input',
};

/** The author's version of a theme: missing values are computed. */
export interface ThemeSource {
  /** By slot: `#rrggbb`, `transparent`, `--slot` or `--slot,20`. */
  colors: Record<string, string>;
  opacity: Partial<Record<OpacityName, number>>;
  radii: Partial<Record<RadiusName, number>>;
  fonts: Partial<Record<FontName, string>>;
  shadows: Partial<Record<ShadowName, Shadow[]>>;
}
