/** The values that the page was painted with at last, which outlive the page. */
import type { Paint } from './themeEngine';

/**
 * The look of the last visit; null for the page's own styles, and if there is none. Reads and writes
 * are synchronous.
 */
export interface PaintMemory {
  last(): Paint | null;
  /** The same if it was computed from this. */
  lastIfOf(of: string): Paint | null;
  remember(of: string, values: Paint | null): void;
}
