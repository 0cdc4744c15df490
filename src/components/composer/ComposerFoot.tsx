/** Below the text: what can be added to it, how it is sent, how much room is left, and "Post". */
import { useAppSelector } from '@/hooks/store';
import { selectSendingOf } from '@/selectors/composer';
import { selectDraft } from '@/selectors/drafts';
import { CharacterCount } from './CharacterCount';
import { PostButton } from './PostButton';
import { VisibilityPicker } from './VisibilityPicker';
import { useWriting } from './writing';
import styles from './Composer.module.css';

export function ComposerFoot() {
  const { target, edit } = useWriting();
  const visibility = useAppSelector((state) => selectDraft(state, target).visibility);
  const busy = useAppSelector((state) => selectSendingOf(state, target).busy);
  return (
    <div className={styles.foot}>
      <VisibilityPicker
        value={visibility}
        onChange={(scope) => edit({ visibility: scope })}
        disabled={busy}
      />
      <CharacterCount />
      <PostButton />
    </div>
  );
}
