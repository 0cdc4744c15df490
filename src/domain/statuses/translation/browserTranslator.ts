/** The translator of the browser, as sagas use it. */

/** Translates on this device; nothing that it gets leaves it. */
export interface BrowserTranslator {
  /** Null if it cannot tell the language. */
  detect(text: string): Promise<string | null>;
  /** `download`: the browser has to download the languages first. */
  availability(source: string, target: string): Promise<'none' | 'download' | 'ready'>;
  translate(
    texts: readonly string[],
    pair: { source: string; target: string },
    /** Called with the share of what is downloaded, from 0 to 1. */
    onProgress: (share: number) => void,
  ): Promise<readonly string[]>;
}
