/** Converts older forms of theme files to the engine's current form. */
import { parseReference } from '@/domain/settings/theme/computeColours';
import { isTable, type Table } from '@/domain/settings/theme/themeForms';
import { slots } from '@/domain/settings/theme/colourSlots';

/** The current version of the engine. */
export const ENGINE_VERSION = 3;

/** The names of slots in version 1. Its `fg` is text, its `btn` foreground. */
const oldNames: Readonly<Record<string, string>> = {
  fg: 'text',
  btn: 'fg',
  lightFg: 'lightText',
};

/**
 * Converts a flat object of version 1: colours by their old names, and radii that end in `Radius`.
 */
export function fromVersion1(flat: Table): Table {
  // Short palettes look the same, but have the new names.
  const isOld = !Object.hasOwn(flat, 'text');
  const colors: Table = {};
  const radii: Table = {};
  for (const [name, value] of Object.entries(flat)) {
    if (name.endsWith('Radius')) radii[name.slice(0, -'Radius'.length)] = value;
    else colors[(isOld ? oldNames[name] : undefined) ?? name] = value;
  }
  return fromEngine2({ colors, radii });
}

/** Converts the parts that engine 3 split or renamed. */
export function fromEngine2(parts: Table): Table {
  const colors = isTable(parts.colors) ? parts.colors : {};
  const copies = {
    highlight: colors.lightBg,
    btnPanelText: colors.btnText,
    btnTopBarText: colors.btnText,
  };
  const missing = Object.entries(copies).filter(
    ([name, value]) => value !== undefined && colors[name] === undefined,
  );
  return {
    ...parts,
    colors: { ...colors, ...Object.fromEntries(missing) },
    shadows: isTable(parts.shadows) ? solidShadows(parts.shadows, parts.opacity) : parts.shadows,
  };
}

/** Keeps shadows solid: those in a slot's colour had the slot's opacity, and now have their own. */
function solidShadows(shadows: Table, opacity: unknown): Table {
  const opacities = isTable(opacity) ? opacity : {};
  const solid = (shadow: unknown): unknown => {
    const color = isTable(shadow) && typeof shadow.color === 'string' ? shadow.color : '';
    const slot = parseReference(color)?.slot;
    if (!isTable(shadow) || slot === undefined) return shadow;
    return { ...shadow, alpha: opacities[slots[slot]?.opacity ?? slot] ?? 1 };
  };
  return Object.fromEntries(
    Object.entries(shadows).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.map(solid) : list,
    ]),
  );
}
