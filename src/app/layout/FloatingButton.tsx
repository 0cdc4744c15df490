/** The floating button for a new post; it hides while the reader scrolls down. */
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { markRoot } from '@/app/theme/applyTheme';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectFloatingButtonOffered } from '@/selectors/session/interface';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Icon } from '@/ui/icons/Icon';
import { NewPostIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { newPostMessage } from './newPostMessage';
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
  useLayoutEffect(() => {
    markRoot('floating', '', document.documentElement);
    return () => markRoot('floating', null, document.documentElement);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      data-primary
      hidden={scrollingDown}
      onClick={() => dispatch(dialogOpened({ kind: 'postStatus', props: null }))}
      {...tooltipProps(label)}
    >
      <Icon node={NewPostIcon} className={styles.icon} aria-hidden />
    </button>
  );
}
