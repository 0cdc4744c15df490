/** The actions on posts as buttons: at a row, and for all that are selected. */
import type { IntlShape } from 'react-intl';
import { isFinal, type PostAction } from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import type { ActionEntry } from '@/screens/moderation/list/actionEntry';
import { messages } from '@/screens/moderation/messages';
import { visibilities, words } from './contentMessages';

export function postEntries(
  { deletes, marks, scopes }: ContentOffers,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): ActionEntry<PostAction>[] {
  const entry = (label: string, action: PostAction): ActionEntry<PostAction> => ({
    label,
    action,
    asks: isFinal(action)
      ? formatMessage(action.kind === 'deletion' ? messages.deleteConsequence : words.final)
      : undefined,
  });
  const mark = (wanted: boolean) =>
    entry(formatMessage(wanted ? words.markSensitive : words.unmarkSensitive), {
      kind: 'sensitive',
      wanted,
    });
  return [
    ...(marks ? [mark(true), mark(false)] : []),
    ...scopes.map((scope) =>
      entry(formatMessage(words.visibility, { scope: formatMessage(visibilities[scope]) }), {
        kind: 'scope',
        scope,
      }),
    ),
    ...(deletes ? [entry(formatMessage(messages.delete), { kind: 'deletion' })] : []),
  ];
}
