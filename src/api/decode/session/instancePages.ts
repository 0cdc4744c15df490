/** Decodes pages of the staff, blocked servers, and rules with their translations. */
import type { ServerList, TranslatedRule } from '@/domain/session/about';
import type { WireRule } from '@/api/wire/instance';
import { cleanHtml } from '@/api/decode/engine/html';
import { fieldsOf, idOf, isRecord, listOf, stringOf, textOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

/** Empty for a page without text. */
export const decodePage = (input: unknown): { html: string } => ({
  html: cleanHtml(stringOf(fieldsOf<{ content: string }>(input).content)),
});

/** Silenced servers are kept out of public timelines. */
const rules: Readonly<Record<string, string>> = {
  suspend: 'reject',
  silence: 'federated_timeline_removal',
};

export function decodeDomainBlocks(wires: unknown): ServerList[] {
  const lists = new Map<string, ServerList>();
  for (const input of listOf(wires)) {
    const wire = fieldsOf<Record<'domain' | 'severity' | 'comment', string>>(input);
    const host = stringOf(wire.domain);
    const severity = textOf(wire.severity, 'suspend');
    const rule = Object.hasOwn(rules, severity) ? rules[severity] : undefined;
    if (host === null || rule === undefined) continue;
    const list = lists.get(rule) ?? { rule, servers: [] };
    list.servers.push({ host, reason: textOf(wire.comment) });
    lists.set(rule, list);
  }
  return [...lists.values()];
}

export const decodeTranslatedRules = (wires: unknown): TranslatedRule[] =>
  keepReadable(listOf(wires), (input): TranslatedRule | Refusal => {
    const wire = fieldsOf<WireRule>(input);
    const id = idOf(wire.id);
    const text = stringOf(wire.text);
    if (id === null || text === null) return refuse('rule', 'no id or no text');
    return { id, text, hint: textOf(wire.hint), translations: translationsOf(wire.translations) };
  }).items;

const translationsOf = (input: unknown): TranslatedRule['translations'] =>
  Object.fromEntries(
    Object.entries(isRecord(input) ? input : {}).flatMap(([language, told]) => {
      const { text, hint } = fieldsOf<Record<'text' | 'hint', string>>(told);
      const words = stringOf(text);
      return words === null ? [] : [[language, { text: words, hint: textOf(hint) }]];
    }),
  );
