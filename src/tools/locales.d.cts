/** What `locales.cjs` offers, for the tests. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export function compileLocale(text: string, file: string): Record<string, MessageFormatElement[]>;
