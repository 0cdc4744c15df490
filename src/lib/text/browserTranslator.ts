/** Tells whether the browser itself can translate on this device. */

export const hasBrowserTranslator = (): boolean => 'Translator' in globalThis;
