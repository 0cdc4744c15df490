/** What `locales.cjs` offers, for the tests. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Parsed = Record<string, MessageFormatElement[]>;
type Packed = string | MessageFormatElement[];

export function compileLocale(text: string, file: string): Parsed;
export const LATE_SCREENS: RegExp;
export function messageParts(): { first: string[]; late: string[] };
export function readMessageIds(): string[];
export function packLocale(messages: Parsed): Record<string, Packed>;
export function packLocale(messages: Parsed, ids: readonly string[]): (Packed | 0)[];
