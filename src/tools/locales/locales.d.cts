/** What `locales.cjs` offers, for the tests. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Parsed = Record<string, MessageFormatElement[]>;
type Packed = string | MessageFormatElement[];

export function compileLocale(text: string, file: string): Parsed;
export function packLocale(messages: Parsed): Record<string, Packed>;
export function packLocale(messages: Parsed, ids: readonly string[]): (Packed | 0)[];
