/** The actions on posts as buttons: at a row, and for all that are selected. */
import type { IntlShape } from 'react-intl';
import type { PostAction } from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import { messages } from '@/screens/moderation/messages';
import { visibilities, words } from './contentMessages';

export interface PostEntry {
  label: string;
  action: PostAction;
}

export function postEntries(
  { deletes, marks, scopes }: ContentOffers,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): PostEntry[] {
  const mark = (wanted: boolean): PostEntry => ({
    label: formatMessage(wanted ? words.markSensitive : words.unmarkSensitive),
    action: { kind: 'sensitive', wanted },
  });
  return [
    ...(marks ? [mark(true), mark(false)] : []),
    ...scopes.map((scope): PostEntry => ({
      label: formatMessage(words.visibility, { scope: formatMessage(visibilities[scope]) }),
      action: { kind: 'scope', scope },
    })),
    ...(deletes
      ? [{ label: formatMessage(messages.delete), action: { kind: 'deletion' as const } }]
      : []),
  ];
}
