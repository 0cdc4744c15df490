/** The button for a new post that floats over the page, and makes room while one reads downwards. */
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/config';
import { selectFloatingButtonOffered } from '@/selectors/interface';
import { dialogOpened } from '@/slices/dialogs';
import { NewPostIcon } from '@/ui/icons';
import { tip } from '@/ui/tip';
import { newPostMessage } from './newPost';
import { useScrollingDown } from './useScrollingDown';
import styles from './FloatingButton.module.css';

export function FloatingButton() {
  const offered = useAppSelector(selectFloatingButtonOffered);
  return offered ? <OfferedButton /> : null;
}

function OfferedButton() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const makesRoom = useAppSelector((state) => selectSetting(state, 'autohideFloatingPostButton'));
  const scrollingDown = useScrollingDown(makesRoom);
  const label = intl.formatMessage(newPostMessage);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      hidden={scrollingDown}
      onClick={() => dispatch(dialogOpened({ kind: 'postStatus', props: null }))}
      {...tip(label)}
    >
      <NewPostIcon className={styles.icon} aria-hidden />
    </button>
  );
}
