/** The types of `redactionVocabulary.cjs`, for the tests. */
export interface RedactionVocabulary {
  words: string[];
  heads: string[];
}
export function readRedactionVocabulary(folders?: readonly string[]): RedactionVocabulary;
export function updateRedactionVocabulary(): void;
