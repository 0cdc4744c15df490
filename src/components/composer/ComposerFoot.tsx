/** The foot of the composer: who sees the post, attachments and other extras, options, character count, and "Post". */
import { AddEmojiButton } from '@/components/composer/emoji/AddEmojiButton';
import { ChainButtons } from '@/components/composer/chain/ChainButtons';
import { NumberBox } from '@/components/composer/chain/NumberBox';
import { useAppSelector } from '@/hooks/store';
import { selectPartCount } from '@/selectors/composer/chains';
import { useComposer } from './ComposerContext';
import { CharacterCount } from './validation/CharacterCount';
import { DraftsButton } from './drafts/DraftsButton';
import { AddMediaButton } from './uploads/AddMediaButton';
import { FormatSelect } from './options/FormatSelect';
import { LanguageSelect } from './language/LanguageSelect';
import { OptionsButton } from './options/OptionsButton';
import { PollButton } from './poll/PollButton';
import { PostButton } from './PostButton';
import { PreviewButton } from './preview/PreviewButton';
import { AudienceLine } from './visibility/AudienceLine';
import { DraftVisibilityPicker } from './visibility/DraftVisibilityPicker';
import { ScheduleButton } from './schedule/ScheduleButton';
import { SensitiveBox } from './options/SensitiveBox';
import styles from './Composer.module.css';

export function ComposerFoot() {
  const { target } = useComposer();
  const isChain = useAppSelector((state) => selectPartCount(state, target) > 1);
  return (
    <div className={styles.foot}>
      {/* Here it stays in sight while a long form scrolls. */}
      <AudienceLine />
      <div className={styles.tools}>
        <AddMediaButton />
        <PollButton />
        <AddEmojiButton />
        <ScheduleButton />
        <PreviewButton />
        <DraftsButton />
        <OptionsButton />
        <DraftVisibilityPicker />
      </div>
      <div className={styles.manner}>
        <FormatSelect />
        <LanguageSelect />
        <SensitiveBox />
        <NumberBox />
      </div>
      <div className={styles.end}>
        {!isChain && <CharacterCount />}
        <ChainButtons />
        <PostButton />
      </div>
    </div>
  );
}
