/** What the chosen scope means for an account like this one; it can be put away for good. */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectScopeNote } from '@/selectors/audience';
import { isEqual } from '@/lib/isEqual';
import { settingChanged } from '@/slices/config';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useWriting } from './writing';

const PROFILE_TAB = 'profile';

export function ScopeNote() {
  const dispatch = useAppDispatch();
  const openSettings = useOpenSettings();
  const { target } = useWriting();
  const note = useAppSelector((state) => selectScopeNote(state, target), isEqual);
  if (note === null) return null;
  const putAway = () => dispatch(settingChanged({ name: 'hideScopeNotice', value: true }));
  if (note.kind === 'followersOnly') {
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
    <Notice
      tone="warning"
      onDismiss={putAway}
      action={
        <Button size="small" popup="dialog" onPress={() => openSettings('user', PROFILE_TAB)}>
          <FormattedMessage
            id="post_status.account_not_locked_warning_link"
            defaultMessage="Profile settings"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="post_status.account_not_locked_warning"
        defaultMessage="Anybody can follow you and then read your posts for followers only."
      />
    </Notice>
  );
}
