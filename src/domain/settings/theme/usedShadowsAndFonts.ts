/**
 * Computes the interface's shadows and fonts: the theme's, else quiet ones of our own. The slots'
 * defaults are for themes that expect raised buttons.
 */
import { BLACK, toCss } from '@/lib/colour';
import { stackOf, SYSTEM_FONT } from './themeFonts';
import type { Scheme } from './textColours';
import { defaultFonts, type ShadowName, type ThemeSource } from './themeParts';

const shadowUses: Readonly<Record<string, ShadowName>> = {
  float: 'popup',
  panel: 'panel',
  bar: 'topBar',
  head: 'panelHeader',
  avatar: 'avatar',
  control: 'button',
  'control-hover': 'buttonHover',
  'control-pressed': 'buttonPressed',
  field: 'input',
};

/** Returns shadows by name, without leading hyphens. */
export function computeUsedShadows(
  { shadows }: ThemeSource,
  scheme: Scheme,
  boxOf: (name: ShadowName) => string,
): Record<string, string> {
  const [near, far] = scheme === 'dark' ? [0.35, 0.45] : [0.08, 0.16];
  const float = `0 1px 4px ${toCss(BLACK, near)}, 0 10px 32px ${toCss(BLACK, far)}`;
  return Object.fromEntries(
    Object.entries(shadowUses).map(([use, name]) => {
      const quiet = use === 'float' ? float : 'none';
      return [`shadow-${use}`, shadows[name] ? boxOf(name) : quiet];
    }),
  );
}

/** Returns fonts by name, without leading hyphens. */
export function computeUsedFonts({ fonts }: ThemeSource): Record<string, string> {
  const { interface: main, input, post, postCode } = { ...defaultFonts, ...fonts };
  const interfaceFont = stackOf(main) ?? SYSTEM_FONT;
  const stack = (family: string) => stackOf(family) ?? interfaceFont;
  return {
    'font-interface': interfaceFont,
    'font-field': stack(input),
    'font-post': stack(post),
    'font-code': stack(postCode),
  };
}
