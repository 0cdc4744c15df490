/** Brings older forms of theme files up to what the engine reads. */
import { parseReference } from '@/domain/settings/theme/computeColours';
import { isTable, type Table } from '@/domain/settings/theme/themeForms';
import { slots } from '@/domain/settings/theme/colourSlots';

/** The engine that themes are made for now. */
export const ENGINE_VERSION = 3;

/** What slots were called in files of version 1. The old `fg` is text, the old `btn` foreground. */
const oldNames: Readonly<Record<string, string>> = {
  fg: 'text',
  btn: 'fg',
  lightFg: 'lightText',
};

/** A flat object of version 1: colours by their old names, and corners that end in `Radius`. */
export function fromVersion1(flat: Table): Table {
  // Short palettes look the same, but know the new names.
  const isOld = !Object.hasOwn(flat, 'text');
  const colors: Table = {};
  const radii: Table = {};
  for (const [name, value] of Object.entries(flat)) {
    if (name.endsWith('Radius')) radii[name.slice(0, -'Radius'.length)] = value;
    else colors[(isOld ? oldNames[name] : undefined) ?? name] = value;
  }
  return fromEngine2({ colors, radii });
}

/** What engine 3 took apart or called by another name. */
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

/** Shadows of a slot's colour were as opaque as the slot; now they have an opacity of their own. */
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
