/** Writes shadows as CSS: as `box-shadow`, as `drop-shadow` filters, and the inset ones alone. */
import { BLACK, parseHex, shiftLightness, toCss, type Rgb } from '@/lib/colour';
import { lightnessDirection, parseReference, type Palette } from './computeColours';
import {
  defaultShadows,
  surfaceOfShadow,
  type Shadow,
  type ShadowName,
  type ThemeSource,
} from './themeParts';

export const shadowNames = Object.keys(defaultShadows) as ShadowName[];

interface ShadowCss {
  box: string;
  filter: string;
  inset: string;
}

export function computeShadow(name: ShadowName, source: ThemeSource, colours: Palette): ShadowCss {
  const shadows = source.shadows[name] ?? defaultShadows[name];
  const colour = (shadow: Shadow) => toCss(shadowColour(shadow, name, colours), shadow.alpha);
  const box = (shadow: Shadow) => {
    const { x, y, blur, spread, inset } = shadow;
    return `${inset ? 'inset ' : ''}${x}px ${y}px ${blur}px ${spread}px ${colour(shadow)}`;
  };
  // A filter blurs twice as far as a box shadow with the same number, and has no spread.
  const filter = (shadow: Shadow) =>
    `drop-shadow(${shadow.x}px ${shadow.y}px ${shadow.blur / 2}px ${colour(shadow)})`;
  const outer = shadows.filter(({ inset, spread }) => !inset && spread === 0);
  return {
    box: shadows.map(box).join(', ') || 'none',
    filter: outer.map(filter).join(' ') || 'none',
    inset:
      shadows
        .filter(({ inset }) => inset)
        .map(box)
        .join(', ') || 'none',
  };
}

/** Returns the shadow's colour; one from a slot is shifted according to the surface below. */
export function shadowColour({ color }: Shadow, name: ShadowName, colours: Palette): Rgb {
  const reference = parseReference(color);
  const slot = reference && colours[reference.slot];
  if (!slot) return parseHex(color) ?? BLACK;
  const ground = colours[surfaceOfShadow[name]];
  return shiftLightness(slot, reference.points * (ground ? lightnessDirection(ground) : 1));
}
