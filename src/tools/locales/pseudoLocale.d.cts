/** What `accents.cjs` offers, for the tests. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type ParsedMessages = Record<string, MessageFormatElement[]>;

export function pseudolocalizeMessages(messages: ParsedMessages): ParsedMessages;
