/** The error of a translation that nobody can make; trying again would not help. */
import type { TranslationTrouble } from '@/domain/statuses/translation/translation';

export class NoTranslation extends Error {
  readonly trouble: TranslationTrouble;
  /** The language of the post, if known. */
  readonly source: string | null;

  constructor(trouble: TranslationTrouble, source: string | null) {
    super(trouble);
    this.trouble = trouble;
    this.source = source;
  }
}
