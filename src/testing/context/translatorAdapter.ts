/**
 * The browser's translator behind a `ContextAdapter`. Its progress is not recorded: a replay has nothing
 * to download.
 */
import type { SagaContext } from '@/sagas/engine/context';
import type { ContextAdapter, OuterContext } from './contextAdapter';

const nothing = () => undefined;

export async function adaptTranslator(
  adapter: ContextAdapter,
  real: () => OuterContext,
): ReturnType<SagaContext['services']['translator']> {
  const here = () => real().services.translator();
  const exists = await adapter.ask('translator', [], async () => (await here()) !== null);
  if (!exists) return null;
  return {
    detect: (text) =>
      adapter.ask('translator.detect', [text], async () => (await here())?.detect(text) ?? null),
    availability: (source, target) =>
      adapter.ask(
        'translator.availability',
        [source, target],
        async () => (await here())?.availability(source, target) ?? 'none',
      ),
    translate: (texts, pair) =>
      adapter.ask(
        'translator.translate',
        [texts, pair],
        async () => (await here())?.translate(texts, pair, nothing) ?? texts,
      ),
  };
}
