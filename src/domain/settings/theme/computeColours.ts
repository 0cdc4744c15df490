/**
 * Gives every colour slot its colour: the theme's word if it has one, else the formula of the slot
 * table. Each slot is worked out after those it leans on; where slots lean on one another in a
 * circle (link and accent do, and a theme can name such circles), the circle is cut.
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

/** A colour of a theme that names another slot: `--slot` or `--slot,20`. */
export function parseReference(value: string): { slot: string; points: number } | null {
  const [, slot, points = '0'] = REFERENCE.exec(value.trim()) ?? [];
  return slot !== undefined && Object.hasOwn(slots, slot) ? { slot, points: Number(points) } : null;
}

/** 1 on dark ground, where "lighter" stands out, and -1 on light ground. */
export function lightnessDirection(ground: Rgb): number {
  return luminance(ground) < 0.5 ? 1 : -1;
}

/** What the eye sees behind text on these surfaces (the topmost first) and all that lies below. */
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
    // Known from here on: link may be given, and its opacity still goes by way of accent.
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

/** Text that a theme left open: turned over, or made black or white, where it could not be read. */
function readable(text: Rgb, background: Rgb, manner: Slot['manner']): Rgb {
  if (manner === 'blackOrWhite') return blackOrWhite(background);
  if (contrast(text, background) >= READABLE) return text;
  const inverted = invertLightness(text);
  if (manner === 'preserve' || contrast(inverted, background) >= READABLE) return inverted;
  return blackOrWhite(background);
}
