/** Mutes and unmutes a hashtag: one of the reader's muted words. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { isTagMuted, withTagMuted } from '@/domain/timelines/mutedTags';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMutedWords } from '@/selectors/discovery/tags';
import { settingChanged } from '@/slices/session/config';

const messages: Record<'mute' | 'unmute', MessageDescriptor> = defineMessages({
  mute: { id: 'tags.mute', defaultMessage: 'Mute {tag}' },
  unmute: { id: 'tags.unmute', defaultMessage: 'Unmute {tag}' },
});

interface TagMute {
  muted: boolean;
  /** The action that is offered. */
  text: string;
  toggle: () => void;
}

export function useTagMute(name: string): TagMute {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const words = useAppSelector(selectMutedWords);
  const muted = isTagMuted(words, name);
  return {
    muted,
    text: intl.formatMessage(muted ? messages.unmute : messages.mute, { tag: `#${name}` }),
    toggle: () =>
      dispatch(settingChanged({ name: 'muteWords', value: withTagMuted(words, name, !muted) })),
  };
}
