/** Translations of posts, and the languages that servers translate. */

/** Mastodon, and Pleroma from 2.9 on, which translates the text alone. */
export interface WireTranslation {
  content: string;
  /** Mastodon from 4.2 on, like the next two. */
  spoiler_text?: string;
  poll?: { id: string; options: { title: string }[] } | null;
  media_attachments?: { id: string; description: string }[];
  language?: string;
  detected_source_language?: string | null;
  provider?: string;
}

export interface WireTranslationAkkoma {
  text: string;
  detected_language?: string;
}

/** Languages with those that each can be translated into; `und` for an unknown one. */
export type WireTranslationLanguages = Record<string, string[]>;

interface WireLanguage {
  code: string;
  name: string;
}

/** Empty where translation is switched off. */
export interface WireTranslationLanguagesAkkoma {
  source?: WireLanguage[];
  target?: WireLanguage[];
}
