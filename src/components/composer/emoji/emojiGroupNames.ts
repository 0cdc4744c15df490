/** Labels of the picker's groups, and an emoji that represents each. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { GridSection } from '@/domain/composer/emoji/emojiGrid';
import { PACK } from '@/selectors/composer/emojiSections';

const names: Record<string, MessageDescriptor> = defineMessages({
  'smileys-and-emotion': {
    id: 'emoji.unicode_groups.smileys-and-emotion',
    defaultMessage: 'Smileys and emotion',
  },
  'people-and-body': {
    id: 'emoji.unicode_groups.people-and-body',
    defaultMessage: 'People and body',
  },
  'animals-and-nature': {
    id: 'emoji.unicode_groups.animals-and-nature',
    defaultMessage: 'Animals and nature',
  },
  'food-and-drink': { id: 'emoji.unicode_groups.food-and-drink', defaultMessage: 'Food and drink' },
  'travel-and-places': {
    id: 'emoji.unicode_groups.travel-and-places',
    defaultMessage: 'Travel and places',
  },
  activities: { id: 'emoji.unicode_groups.activities', defaultMessage: 'Activities' },
  objects: { id: 'emoji.unicode_groups.objects', defaultMessage: 'Objects' },
  symbols: { id: 'emoji.unicode_groups.symbols', defaultMessage: 'Symbols' },
  flags: { id: 'emoji.unicode_groups.flags', defaultMessage: 'Flags' },
  'regional-indicator': { id: 'emoji.regional_indicator', defaultMessage: 'Flag letters' },
});

const messages = defineMessages({
  withoutPack: { id: 'emoji.without_pack', defaultMessage: 'Other custom emoji' },
});

export function groupName(intl: IntlShape, { id }: GridSection): string {
  if (id.startsWith(PACK)) {
    return id.slice(PACK.length) || intl.formatMessage(messages.withoutPack);
  }
  const name = names[id];
  return name ? intl.formatMessage(name) : id;
}
