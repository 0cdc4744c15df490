/** Formats the name of a mentioned person, with or without their server. */
import type { Settings } from '@/domain/settings/settings';

interface Manner extends Pick<Settings, 'mentionLinkDisplay'> {
  /** The origin of the own server. */
  server: string;
}

interface ShownName {
  nick: string;
  /** Null if it is omitted. */
  host: string | null;
}

/** `screenName` is `nick` for local people, `nick@host` for remote ones. */
export function shownName(screenName: string, manner: Manner): ShownName {
  const at = screenName.indexOf('@');
  const nick = at === -1 ? screenName : screenName.slice(0, at);
  const remote = at === -1 ? null : screenName.slice(at + 1) || null;
  switch (manner.mentionLinkDisplay) {
    case 'short':
      return { nick, host: null };
    case 'full_for_remote':
      return { nick, host: remote };
    case 'full':
      return { nick, host: remote ?? hostOf(manner.server) };
  }
}

const hostOf = (origin: string): string | null => /^https?:\/\/([^/]+)/.exec(origin)?.[1] ?? null;

/** Appends the mention, unless the text has it already. */
export function withMention(text: string, screenName: string): string {
  const name = `@${screenName} `;
  if (`${text} `.includes(name)) return text;
  return text + (text === '' || /\s$/.test(text) ? '' : ' ') + name;
}
