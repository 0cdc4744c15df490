/** Labels of the action buttons of every card, formatted once per language. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { countText } from '@/ui/text/countText';

type Action = 'reply' | 'repeat' | 'favourite' | 'react' | 'more' | 'notForRepeating';

const messages: Record<Action, MessageDescriptor> = defineMessages({
  reply: { id: 'tool_tip.reply', defaultMessage: 'Reply' },
  repeat: { id: 'tool_tip.repeat', defaultMessage: 'Repeat' },
  favourite: { id: 'tool_tip.favorite', defaultMessage: 'Favourite' },
  react: { id: 'tool_tip.add_reaction', defaultMessage: 'React' },
  more: { id: 'status.more_actions', defaultMessage: 'More actions' },
  notForRepeating: {
    id: 'status.no_repeat',
    defaultMessage: "This post can't be repeated",
  },
});

const hints: Record<'counted', MessageDescriptor> = defineMessages({
  counted: { id: 'tool_tip.counted', defaultMessage: '{action} ({count, number})' },
});

const known = new WeakMap<IntlShape, Record<Action, string>>();

export function actionLabels(intl: IntlShape): Record<Action, string> {
  const before = known.get(intl);
  if (before) return before;
  const words = Object.entries(messages).map(([name, text]) => [name, intl.formatMessage(text)]);
  const labels = Object.fromEntries(words) as Record<Action, string>;
  known.set(intl, labels);
  return labels;
}

/** Counts are shortened from here on. */
const LONG = 1_000;

/**
 * Formats the count of a button named by `action`; if shortened, the tooltip has the full number.
 */
export function counted(
  intl: IntlShape,
  action: string,
  count: number,
): { count?: string; hint?: string } {
  if (count < LONG) return { count: countText(intl, count) };
  const hint = intl.formatMessage(hints.counted, { action, count });
  return { count: countText(intl, count), hint };
}
