/** The titles of the built-in timelines. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RouteName } from '@/domain/session/routes';

type Title = Extract<RouteName, 'friends' | 'public-timeline' | 'public-external-timeline'>;

const known: Record<Title, MessageDescriptor> = defineMessages({
  friends: { id: 'nav.home_timeline', defaultMessage: 'Home timeline' },
  'public-timeline': { id: 'nav.public_tl', defaultMessage: 'Local timeline' },
  'public-external-timeline': { id: 'nav.twkn', defaultMessage: 'Known network' },
});

export const titles: Record<Title, MessageDescriptor> &
  Partial<Record<RouteName, MessageDescriptor>> = known;
