/**
 * The translator and the language detector of the browser, where it has them. Both run on this device;
 * nothing that is translated leaves it. The browser may have to download languages first, which it does
 * only shortly after a press.
 */
import type { BrowserTranslator } from '@/domain/statuses/translation/browserTranslator';

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Options {
  monitor?: (monitor: EventTarget) => void;
}

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface Translating {
  translate(text: string): Promise<string>;
  destroy(): void;
}

interface Detecting {
  detect(text: string): Promise<readonly { detectedLanguage?: string; confidence?: number }[]>;
  destroy(): void;
}

/** The parts of the browser that the standard library does not describe yet. */
interface Browser {
  Translator?: {
    availability(pair: Pair): Promise<Availability>;
    create(options: Pair & Options): Promise<Translating>;
  };
  LanguageDetector?: {
    availability(): Promise<Availability>;
    create(options?: Options): Promise<Detecting>;
  };
}

/** Below it, the language is a guess. */
const CERTAIN = 0.5;

/** Null where the browser has no translator. */
export function browserTranslator(
  browser: Browser = globalThis as unknown as Browser,
): BrowserTranslator | null {
  const { Translator, LanguageDetector } = browser;
  if (!Translator) return null;
  return {
    async detect(text) {
      if (!LanguageDetector || (await LanguageDetector.availability()) === 'unavailable')
        return null;
      const detector = await LanguageDetector.create();
      try {
        const [first] = await detector.detect(text);
        const { detectedLanguage = 'und', confidence = 0 } = first ?? {};
        return detectedLanguage === 'und' || confidence < CERTAIN ? null : detectedLanguage;
      } finally {
        detector.destroy();
      }
    },
    async availability(source, target) {
      try {
        const found = await Translator.availability({
          sourceLanguage: source,
          targetLanguage: target,
        });
        return found === 'unavailable' ? 'none' : found === 'available' ? 'ready' : 'download';
      } catch {
        // It does not take the code of a language.
        return 'none';
      }
    },
    async translate(texts, { source, target }, onProgress) {
      const translator = await Translator.create({
        sourceLanguage: source,
        targetLanguage: target,
        monitor: (monitor) =>
          monitor.addEventListener('downloadprogress', (event) =>
            onProgress((event as ProgressEvent).loaded),
          ),
      });
      try {
        const results: string[] = [];
        for (const text of texts) results.push(await translator.translate(text));
        return results;
      } finally {
        translator.destroy();
      }
    },
  };
}
