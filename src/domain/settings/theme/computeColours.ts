/**
 * Computes every colour slot: the theme's value, else the slot's formula. Dependencies come first;
 * cycles (link and accent have one, and a theme can create others) are cut.
 */
import {
  BLACK,
  blackOrWhite,
  contrast,
  invertLightness,
  luminance,
  over,
  parseHex,
  shiftLightness,
  type Colour,
  type Rgb,
} from '@/lib/colour';
import { READABLE } from './textColours';
import { defaultOpacities, type ThemeSource } from './themeParts';
import { slots, surfaceUnder, type Slot } from './colourSlots';

const REFERENCE = /^--([a-z]\w*)(?:\s*,\s*(-?\d+(?:\.\d+)?))?$/i;

export type Palette = Readonly<Record<string, Colour>>;

/** Parses a reference to another slot: `--slot` or `--slot,20`. */
export function parseReference(value: string): { slot: string; points: number } | null {
  const [, slot, points = '0'] = REFERENCE.exec(value.trim()) ?? [];
  return slot !== undefined && Object.hasOwn(slots, slot) ? { slot, points: Number(points) } : null;
}

/** Returns 1 on a dark background, where "lighter" stands out, and -1 on a light one. */
export function lightnessDirection(ground: Rgb): number {
  return luminance(ground) < 0.5 ? 1 : -1;
}

/**
 * Returns the visible colour behind text on these surfaces (topmost first) and everything below.
 */
export function backdrop(on: readonly string[], colourOf: (name: string) => Colour): Rgb {
  const stack = [...on];
  for (let below = surfaceUnder(on.at(-1) ?? 'bg'); below !== null; below = surfaceUnder(below))
    stack.push(below);
  return (
    stack.reduceRight<Rgb | null>((seen, name) => {
      const { a, ...colour } = colourOf(name);
      return seen ? over(colour, a, seen) : colour;
    }, null) ?? BLACK
  );
}

export function computeColours(source: ThemeSource): Palette {
  const known = new Map<string, Colour>();
  const pending = new Set<string>();

  function colourOf(name: string): Colour {
    const ready = known.get(name);
    if (ready) return ready;
    const slot = slots[name] ?? {};
    if (pending.has(name)) return cut(slot);
    pending.add(name);
    const colour = workOut(name, slot);
    pending.delete(name);
    known.set(name, colour);
    return colour;
  }

  function cut({ fixed = '' }: Slot): Colour {
    return { ...(parseHex(fixed) ?? (pending.has('bg') ? BLACK : colourOf('bg'))), a: 1 };
  }

  function workOut(name: string, slot: Slot): Colour {
    const value = source.colors[name]?.trim();
    if (value === 'transparent') return { ...seen(slot.on ?? [surfaceUnder(name) ?? 'bg']), a: 0 };
    const given = value === undefined ? null : read(value, slot);
    const colour = given ?? derive(slot);
    // Known from here on: the link colour may be given while its opacity still depends on accent.
    known.set(name, { ...colour, a: 1 });
    return { ...colour, a: opacityOf(slot, given !== null) };
  }

  function read(value: string, slot: Slot): Rgb | null {
    const reference = parseReference(value);
    if (!reference) return parseHex(value);
    if (pending.has(reference.slot)) return null;
    const { a: _, ...colour } = colourOf(reference.slot);
    if (reference.points === 0) return colour;
    return shiftLightness(colour, reference.points * lightnessDirection(groundOf(slot, colour)));
  }

  function derive(slot: Slot): Rgb {
    const colours = (slot.from ?? []).map((name) => strip(colourOf(name)));
    const [first = strip(cut(slot))] = colours;
    const made = slot.make
      ? slot.make(lightnessDirection(groundOf(slot, first)), ...colours)
      : first;
    return slot.on ? readable(made, seen(slot.on), slot.manner) : made;
  }

  function groundOf({ on, surface = 'bg' }: Slot, otherwise: Rgb): Rgb {
    if (on) return seen(on);
    return pending.has(surface) ? otherwise : colourOf(surface);
  }

  function opacityOf({ from, on, opacity, opaque }: Slot, given: boolean): number {
    const lent = from?.[0] === undefined || opaque ? 1 : colourOf(from[0]).a;
    if (lent === 0 && !given) return 0;
    if (opacity) return source.opacity[opacity] ?? defaultOpacities[opacity];
    return on ? 1 : lent || 1;
  }

  const seen = (on: readonly string[]) => backdrop(on, colourOf);

  return Object.fromEntries(Object.keys(slots).map((name) => [name, colourOf(name)]));
}

const strip = ({ r, g, b }: Rgb): Rgb => ({ r, g, b });

/**
 * Adjusts unset text colours that would be unreadable: inverts them, or makes them black or white.
 */
function readable(text: Rgb, background: Rgb, manner: Slot['manner']): Rgb {
  if (manner === 'blackOrWhite') return blackOrWhite(background);
  if (contrast(text, background) >= READABLE) return text;
  const inverted = invertLightness(text);
  if (manner === 'preserve' || contrast(inverted, background) >= READABLE) return inverted;
  return blackOrWhite(background);
}
