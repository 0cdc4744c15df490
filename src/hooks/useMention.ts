/** Starts a post to a person. Text already typed stays in front of the handle. */
import { emptyDraft, NEW_POST } from '@/domain/composer/draft';
import { withMention } from '@/domain/composer/mentionName';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited } from '@/slices/composer/drafts';
import { useAppDispatch, useAppStore } from './store';

export function useMention(): (screenName: string) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (screenName) => {
    const { text } = store.getState().drafts[NEW_POST] ?? emptyDraft;
    const written = withMention(text, screenName);
    if (written !== text) dispatch(draftEdited({ target: NEW_POST, change: { text: written } }));
    dispatch(dialogOpened({ kind: 'postStatus', props: null }));
  };
}
