/** What a draft holds before anything is typed: the scope, the format and, in an answer, the names. */
import { emptyDraft, type Draft } from './draft';
import { isSelectableVisibility } from './visibility';
import type { Settings } from '@/domain/settings/settings';
import type { Status, Visibility } from '@/domain/statuses/status';

interface PostingDefaults extends Pick<
  Settings,
  'postContentType' | 'sensitiveByDefault' | 'postLanguage'
> {
  /** What the account posts with; null while it is not known. */
  privacy: Visibility | null;
  sensitive: boolean;
  /** What the server can make of a text. */
  postFormats: readonly string[];
  /** The server keeps in which language a post is. */
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
  status: Pick<Status, 'visibility' | 'mentions' | 'summary'>;
  /** Screen names. */
  author: string | null;
  own: string | null;
}

/** What a reply begins with: the people it is for, the scope, and the subject in the writer's way. */
export function replyDraft(fresh: Draft, answered: ReplyContext): Draft {
  const { status, author, own } = answered;
  const names = [author, ...status.mentions.map(({ screenName }) => screenName)];
  const others = [...new Set(names)].filter((name) => name !== null && name !== own);
  return {
    ...fresh,
    text: others.map((name) => `@${name} `).join(''),
    subject: replySubject(status.summary, answered.subjectLineBehavior),
    visibility: replyDraftVisibility(fresh, answered),
  };
}

/** A talk among few stays one, whatever the writer's habits. */
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

/** What a quote begins with: what was for few is passed on to no more than those. */
export const quoteDraft = (fresh: Draft, quoted: Pick<Status, 'visibility'>): Draft =>
  quoted.visibility === 'private' ? { ...fresh, visibility: 'private' } : fresh;

/** After a post was sent: the next one begins afresh, with the scope, format and language of this. */
export const draftAfterPosting = (fresh: Draft, sent: Draft): Draft => ({
  ...fresh,
  visibility: sent.visibility,
  contentType: sent.contentType,
  language: sent.language,
});
