/** Advice for somebody's first post: people usually introduce themselves. Gone with the post. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFirstPostHelped } from '@/selectors/session/firstSteps';
import { preferenceEdited } from '@/slices/settings/preferences';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons/icons';
import { useComposer } from './ComposerContext';
import styles from './FirstPostHint.module.css';

const messages = defineMessages({
  dismiss: { id: 'general.dismiss', defaultMessage: 'Dismiss' },
});

const TAG = '#introduction';

export function FirstPostHint() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { body, insert } = useComposer();
  const helped = useAppSelector(selectFirstPostHelped);
  if (!helped) return null;
  const dismiss = () => {
    dispatch(preferenceEdited({ operation: 'set', name: 'hideFirstPostHint', value: true }));
    body.current?.focus();
  };
  const addTag = () => {
    const field = body.current;
    if (!field) return;
    field.focus();
    if (field.value.includes(TAG)) return;
    const before = field.value.slice(0, field.selectionStart);
    insert(/\S$/.test(before) ? ` ${TAG}` : TAG);
  };
  return (
    <div className={styles.hint}>
      <p className={styles.text}>
        <FormattedMessage
          id="post_status.first_post"
          defaultMessage="Your first post? Many people introduce themselves with {tag}. Anyone can see public posts."
          values={{
            tag: (
              <button type="button" className={styles.tag} onClick={addTag}>
                <bdi>{TAG}</bdi>
              </button>
            ),
          }}
        />
      </p>
      <IconButton
        size="small"
        label={intl.formatMessage(messages.dismiss)}
        icon={CloseIcon}
        onPress={dismiss}
      />
    </div>
  );
}
