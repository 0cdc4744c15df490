/**
 * The look of the last visit: the first script applies it before anything else is known, so that a
 * page does not begin in other colours. Kept for each account, and for both schemes of the system, as
 * these decide about the theme.
 */
import { buildOf } from '@/domain/session/appCache';
import type { PaintMemory } from '@/domain/settings/theme/paintMemory';
import type { Paint } from '@/domain/settings/theme/themeEngine';
import { inSlot, slotIn } from '@/lib/accountSlot';
import { fieldsOf } from '@/lib/values/fields';

const KEY = 'linnet look';
const SCHEMES = ['light', 'dark'];

type Page = Pick<Window, 'localStorage' | 'matchMedia'>;

const keyOf = (scheme: string, slot: string): string => inSlot(`${KEY} ${scheme}`, slot);

const keyNow = (page: Page, slot: string): string => {
  const isLight = page.matchMedia('(prefers-color-scheme: light)').matches;
  return keyOf(isLight ? 'light' : 'dark', slot);
};

/** Undefined if there is none, or where the browser blocks its storage. */
export function recallPaint(
  page: Page,
  slot: string,
): { of: unknown; values: Paint | null } | undefined {
  try {
    const record: unknown = JSON.parse(page.localStorage.getItem(keyNow(page, slot)) ?? '');
    const { of, values } = fieldsOf(record);
    const { variables, scheme } = fieldsOf(values);
    const isPaint = typeof variables === 'object' && typeof scheme === 'string';
    return { of, values: isPaint ? (values as Paint) : null };
  } catch {
    return undefined;
  }
}

/** Without a page nothing is read or written. */
export function paintMemory(
  page: (Page & Pick<Window, 'document'>) | null,
  slot: string,
): PaintMemory {
  // Another build may compute other values.
  const inThisBuild = (of: string): string => {
    const scripts = [...(page?.document.scripts ?? [])].map(({ src }) => src);
    return `${buildOf(scripts.join('\n')) ?? ''} ${of}`;
  };
  const recall = () => page && recallPaint(page, slot);
  return {
    last: () => recall()?.values ?? null,
    lastIfOf: (of) => {
      const paint = recall();
      return paint?.of === inThisBuild(of) ? paint.values : null;
    },
    remember: (of, values) => {
      try {
        const paint = JSON.stringify({ of: inThisBuild(of), values });
        page?.localStorage.setItem(keyNow(page, slot), paint);
      } catch {
        // Full or blocked: the next page begins in the colours of its style sheet.
      }
    },
  };
}

/** Of an account that is removed. */
export function forgetPaint(page: Pick<Window, 'localStorage'>, slot: string): void {
  SCHEMES.forEach((scheme) => page.localStorage.removeItem(keyOf(scheme, slot)));
}

/** Deletes what is left of all accounts but these. */
export function forgetOtherPaints(
  page: Pick<Window, 'localStorage'>,
  slots: readonly string[],
): void {
  Object.keys(page.localStorage)
    .filter((key) => key.startsWith(KEY) && !slots.includes(slotIn(key)))
    .forEach((key) => page.localStorage.removeItem(key));
}
