/** Adds files to this composer's draft: puts them on the file shelf and dispatches their names. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { isChatDraft } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { putOnShelf } from '@/lib/files/fileShelf';
import { selectPart } from '@/selectors/composer/chains';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { selectFileRoom, selectMostFiles } from '@/selectors/composer/uploads';
import { filesChosen } from '@/slices/composer/uploads';
import { useComposer } from '@/components/composer/ComposerContext';

type Wording = 'full' | 'messageFull' | 'notWithPoll' | 'inOtherTab';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  full: {
    id: 'post_status.files_full',
    defaultMessage: 'Up to {count, plural, one {# file} other {# files}} per post',
  },
  messageFull: {
    id: 'chats.file_full',
    defaultMessage: 'One file per message',
  },
  notWithPoll: {
    id: 'polls.not_with_files',
    defaultMessage: "This server doesn't allow files and a poll in the same post",
  },
  inOtherTab: {
    id: 'post_status.in_other_tab',
    defaultMessage: "You're writing this in another tab.",
  },
});

export function useAddFiles(): (files: readonly File[]) => void {
  const dispatch = useAppDispatch();
  const { target } = useComposer();
  return (files) => {
    const chosen = files.map((file) => {
      const { name, type, size } = file;
      return { handle: putOnShelf(file), name, type, size };
    });
    if (chosen.length > 0) dispatch(filesChosen({ target, files: chosen }));
  };
}

/** Returns the reason why no file can be added now, as text. */
export function useFilesDisabledReason(): string | null {
  const intl = useIntl();
  const { target, part } = useComposer();
  const family = useInstance('family');
  const most = useAppSelector((state) => selectMostFiles(state, target));
  const room = useAppSelector((state) => selectFileRoom(state, target));
  const hasPoll = useAppSelector((state) => selectPart(state, target, part).poll !== null);
  const inOtherTab = useAppSelector((state) => selectEditedInOtherTab(state, target));
  if (inOtherTab) return intl.formatMessage(messages.inOtherTab);
  if (family === 'mastodon' && hasPoll) return intl.formatMessage(messages.notWithPoll);
  if (room > 0) return null;
  if (isChatDraft(target)) return intl.formatMessage(messages.messageFull);
  return intl.formatMessage(messages.full, { count: most });
}
