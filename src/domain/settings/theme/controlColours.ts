/**
 * Computes the colours of fields, of buttons that a theme colours, and of each tone's fill and
 * text.
 */
import { BLACK, WHITE, blackOrWhite, over, toCss, type Rgb } from '@/lib/colour';
import { shiftUntilContrast, ensureContrast, SOFT, toneSlots } from './textColours';

type Slots = (name: string) => Rgb;

/**
 * Returns the button colours of a theme that sets them; otherwise buttons are a tint of the
 * surrounding text.
 */
export function paintedButtons(slot: Slots, seen: Slots): Record<string, string> {
  const control = seen('btn');
  const label = slot('btnText');
  const hover = over(label, 0.08, control);
  const pressed = over(label, 0.16, control);
  return {
    control: toCss(control),
    'control-hover': toCss(hover),
    'control-pressed': toCss(pressed),
    'control-text': toCss(ensureContrast(label, [control, hover, pressed])),
  };
}

/**
 * Returns colours by name, without leading hyphens. `seen` is a slot blended with everything below.
 */
export function fieldsAndFills(slot: Slots, seen: Slots): Record<string, string> {
  const field = seen('input');
  const typed = slot('inputText');
  const table: Record<string, string> = {
    field: toCss(field),
    'field-text': toCss(ensureContrast(typed, [field])),
    'field-hint': toCss(
      shiftUntilContrast(over(typed, 0.6, field), ensureContrast(typed, [field]), [field]),
    ),
  };
  for (const [tone, name] of Object.entries({ ...toneSlots, accent: 'accent' })) {
    const fill = slot(name);
    const text = blackOrWhite(fill);
    table[`${tone}-soft`] = toCss(fill, SOFT);
    table[`${tone}-fill`] = toCss(fill);
    table[`${tone}-fill-text`] = toCss(text);
    table[`${tone}-fill-hover`] = toCss(over(text === BLACK ? WHITE : BLACK, 0.14, fill));
  }
  return table;
}
