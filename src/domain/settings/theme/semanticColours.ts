/**
 * Computes the semantic colours of the interface from the theme's slots. Slots hold the author's
 * choices; semantic colours ensure that surfaces are distinct, faint text is readable, and marks
 * are visible on every surface they appear on.
 */
import { BLACK, lightness, over, shiftLightness, toCss, type Rgb } from '@/lib/colour';
import { backdrop, type Palette } from './computeColours';
import { fieldsAndFills, paintedButtons } from './controlColours';
import {
  ensureContrast,
  textColoursOn,
  READABLE,
  schemeOf,
  SELECTED,
  worstContrast,
  type SurfaceColours,
} from './textColours';
import { defaultOpacities, type ThemeSource } from './themeParts';

/** Surfaces with text and line colours of their own; `tokens.css` binds them. */
export const contexts = ['raised', 'bar', 'head'] as const;

const prefixed = (prefix: string, table: Record<string, string>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [prefix + name, value]));

/** Returns colours by name, without leading hyphens. */
export function computeSemantic(source: ThemeSource, palette: Palette): Record<string, string> {
  const slot = (name: string) => palette[name] ?? { ...BLACK, a: 1 };
  const seen = (name: string) => backdrop([name], slot);
  const css = (name: string) => toCss(slot(name), slot(name).a);
  const given = (name: string) => source.colors[name] !== undefined;
  const border = given('border') ? slot('border') : null;
  const words = (text: string, strong: string, link: string) => ({
    border,
    text: slot(text),
    strong: slot(strong),
    link: slot(link),
  });

  const panel = seen('bg');
  const isDark = schemeOf(slot('text'), panel) === 'dark';
  const page = given('wallpaper') ? slot('wallpaper') : shiftLightness(panel, isDark ? -3 : -4);
  // Black can only become lighter.
  const isBlack = isDark && lightness(panel) < 5;
  const lift = isDark ? 4 : (100 - lightness(panel)) / 2;
  const chosen = seen('highlight');
  const hasChosen = given('highlight') && worstContrast(slot('text'), [chosen]) >= READABLE;

  const plain: SurfaceColours = { surface: panel, ...words('text', 'lightText', 'postLink') };
  const root: SurfaceColours = { ...plain, beside: hasChosen ? [page, chosen] : [page] };
  const raised: SurfaceColours = given('popover')
    ? { surface: seen('popover'), ...words('popoverText', 'popoverLightText', 'popoverPostLink') }
    : { ...plain, surface: shiftLightness(panel, lift) };
  const bar: SurfaceColours = {
    surface: seen('topBar'),
    ...words('topBarText', 'topBarText', 'topBarLink'),
  };
  const head: SurfaceColours = given('panel')
    ? { surface: seen('panel'), ...words('panelText', 'panelText', 'panelLink') }
    : plain;

  const faintness = source.opacity.faint ?? defaultOpacities.faint;
  const buttons = given('btn') ? paintedButtons(slot, seen) : {};
  const inks = (ground: SurfaceColours) => ({
    ...textColoursOn(ground, slot, faintness),
    ...buttons,
  });
  const shade = (light: number, dark: number) => toCss(BLACK, isDark ? dark : light);
  const quiet = over(slot('text'), 0.16, panel);

  return {
    'surface-page': toCss(page),
    'surface-panel': css('bg'),
    'surface-raised': given('popover') ? css('popover') : toCss(raised.surface),
    'surface-bar': css('topBar'),
    'surface-head': css(given('panel') ? 'panel' : 'bg'),
    'surface-selected': hasChosen ? css('highlight') : toCss(slot('accent'), SELECTED),
    'surface-sunken': isBlack ? toCss(slot('text'), 0.07) : shade(0.045, 0.22),
    backdrop: shade(0.4, 0.6),
    ...inks(root),
    // The slot itself: an author's value is not changed.
    text: css('text'),
    ...prefixed('raised-', inks(raised)),
    ...prefixed('bar-', inks(bar)),
    ...prefixed('head-', inks(head)),
    ...ownMessage(slot, seen, given('chatMessageOutgoingBg')),
    'badge-quiet': toCss(quiet),
    'badge-quiet-text': toCss(ensureContrast(slot('text'), [quiet])),
    ...fieldsAndFills(slot, seen),
  };
}

const OWN_MESSAGE = 0.24;

/** One's own side of a chat has the accent, unless the theme gives it a colour. */
function ownMessage(
  slot: (name: string) => Rgb,
  seen: (name: string) => Rgb,
  isGiven: boolean,
): Record<string, string> {
  const bubble = isGiven
    ? seen('chatMessageOutgoingBg')
    : over(slot('accent'), OWN_MESSAGE, seen('chatMessageIncomingBg'));
  const ink = (name: string) => toCss(ensureContrast(slot(name), [bubble]));
  return {
    'own-message': toCss(bubble),
    'own-message-text': ink('text'),
    'own-message-link': ink('link'),
  };
}
