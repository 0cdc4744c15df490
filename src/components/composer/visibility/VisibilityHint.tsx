/** Explains the chosen visibility for an account like the user's; can be dismissed permanently. */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectVisibilityHint } from '@/selectors/composer/draftWarnings';
import { isEqual } from '@/lib/values/isEqual';
import { settingChanged } from '@/slices/session/config';
import { Notice } from '@/ui/feedback/Notice';
import { useComposer } from '@/components/composer/ComposerContext';
import styles from './VisibilityHint.module.css';

const PROFILE_TAB = 'profile';

export function VisibilityHint() {
  const dispatch = useAppDispatch();
  const openSettings = useOpenSettings();
  const { target } = useComposer();
  const hint = useAppSelector((state) => selectVisibilityHint(state, target), isEqual);
  if (hint === null) return null;
  const putAway = () => dispatch(settingChanged({ name: 'hideScopeNotice', value: true }));
  if (hint.kind === 'followersOnly') {
    return (
      <Notice tone="info" onDismiss={putAway}>
        <FormattedMessage
          id="post_status.scope_notice.private"
          defaultMessage="Only people who follow you will see this post."
        />
      </Notice>
    );
  }
  return (
    <Notice tone="warning" onDismiss={putAway}>
      <FormattedMessage
        id="post_status.account_not_locked_warning"
        defaultMessage="Anyone can follow you and see your followers-only posts. You can change this in your <link>profile settings</link>."
        values={{
          link: (text) => (
            <button
              type="button"
              className={styles.link}
              aria-haspopup="dialog"
              onClick={() => openSettings('user', PROFILE_TAB)}
            >
              {text}
            </button>
          ),
        }}
      />
    </Notice>
  );
}
