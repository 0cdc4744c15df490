/** Creates the initial draft: visibility, format and, in a reply, the mentions. */
import { emptyDraft, type Draft } from './draft';
import { isSelectableVisibility } from './visibility';
import { primaryLanguage } from '@/lib/text/languageNames';
import type { Settings } from '@/domain/settings/settings';
import type { Status, Visibility } from '@/domain/statuses/status';

interface PostingDefaults extends Pick<
  Settings,
  'postContentType' | 'sensitiveByDefault' | 'postLanguage'
> {
  /** The account's default visibility; null while unknown. */
  privacy: Visibility | null;
  sensitive: boolean;
  /** The formats that the server accepts. */
  postFormats: readonly string[];
  /** The server stores the language of a post. */
  takesLanguage: boolean;
}

export function freshDraft(habits: PostingDefaults): Draft {
  const { privacy, postContentType, postFormats } = habits;
  return {
    ...emptyDraft,
    visibility:
      privacy !== null && isSelectableVisibility(privacy) ? privacy : emptyDraft.visibility,
    contentType: postFormats.includes(postContentType) ? postContentType : emptyDraft.contentType,
    sensitive: habits.sensitiveByDefault || habits.sensitive,
    language: habits.takesLanguage ? habits.postLanguage : null,
  };
}

interface ReplyContext extends Pick<Settings, 'scopeCopy' | 'subjectLineBehavior'> {
  status: Pick<Status, 'visibility' | 'mentions' | 'summary' | 'language'>;
  /** The languages that the writer has written in or reads. */
  knownLanguages: readonly string[];
  takesLanguage: boolean;
  /** Screen names. */
  author: string | null;
  own: string | null;
}

/** Creates the draft of a reply: its mentions, visibility, and a subject in the writer's style. */
export function replyDraft(fresh: Draft, answered: ReplyContext): Draft {
  const { status, author, own } = answered;
  const names = [author, ...status.mentions.map(({ screenName }) => screenName)];
  const others = [...new Set(names)].filter((name) => name !== null && name !== own);
  return {
    ...fresh,
    text: others.map((name) => `@${name} `).join(''),
    subject: replySubject(status.summary, answered.subjectLineBehavior),
    visibility: replyDraftVisibility(fresh, answered),
    language: replyLanguage(fresh, answered),
  };
}

/** That of the answered post, if the writer knows it: a stranger's language is answered in one's own. */
function replyLanguage(
  fresh: Draft,
  { status: { language }, knownLanguages, takesLanguage }: ReplyContext,
): string | null {
  if (language === null || !takesLanguage) return fresh.language;
  return (
    knownLanguages.find((known) => primaryLanguage(known) === primaryLanguage(language)) ??
    fresh.language
  );
}

/** Keeps a restricted conversation restricted, whatever the writer's default. */
function replyDraftVisibility(fresh: Draft, { status, scopeCopy }: ReplyContext): Visibility {
  if (status.visibility === 'direct' || status.visibility === 'list') return 'direct';
  return scopeCopy ? status.visibility : fresh.visibility;
}

const repliedBefore = /^re[:：]/i;

function replySubject(subject: string, manner: Settings['subjectLineBehavior']): string {
  const trimmed = subject.trim();
  if (trimmed === '' || manner === 'noop') return '';
  return manner === 'masto' || repliedBefore.test(trimmed) ? trimmed : `re: ${trimmed}`;
}

/** Creates the draft of a quote, with a visibility no wider than that of the quoted post. */
export const quoteDraft = (fresh: Draft, quoted: Pick<Status, 'visibility'>): Draft =>
  quoted.visibility === 'private' ? { ...fresh, visibility: 'private' } : fresh;

/** Creates the next draft after posting; keeps visibility, format and language. */
export const draftAfterPosting = (fresh: Draft, sent: Draft): Draft => ({
  ...fresh,
  visibility: sent.visibility,
  listId: sent.listId,
  contentType: sent.contentType,
  language: sent.language,
  numbered: sent.numbered,
});
