/** The form of the shoutbox. Enter sends, except in the mobile layout (no Shift+Enter there). */
import type { KeyboardEvent, Ref } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { validateShout, type ShoutError } from '@/domain/talk/shout';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectMobile } from '@/selectors/session/interface';
import { selectShout } from '@/selectors/talk/shout';
import { shoutRequested, shoutTyped } from '@/slices/talk/shout';
import { IconButton } from '@/ui/buttons/IconButton';
import { SendIcon } from '@/ui/icons/icons';
import { TextArea } from '@/ui/fields/TextArea';
import styles from './ShoutForm.module.css';

const messages = defineMessages({
  field: { id: 'shoutbox.message', defaultMessage: 'Message' },
  placeholder: { id: 'shoutbox.placeholder', defaultMessage: 'Message everyone' },
  send: { id: 'shoutbox.send', defaultMessage: 'Send' },
});

const reasons: Record<ShoutError | 'away', MessageDescriptor> = defineMessages({
  away: { id: 'shoutbox.away', defaultMessage: "The shoutbox isn't connected" },
  blank: { id: 'shoutbox.blank', defaultMessage: 'Write a message first' },
  tooLong: {
    id: 'shoutbox.limit',
    defaultMessage: 'Up to {limit, plural, one {# character} other {# characters}}',
  },
});

const MOST_ROWS = 5;

export function ShoutForm({ ref }: { ref?: Ref<HTMLTextAreaElement> }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { draft, joined } = useAppSelector(selectShout);
  const limit = useInstance('shoutLimit');
  const mobile = useAppSelector(selectMobile);
  const error = validateShout(draft, limit);
  const reason = joined ? error && reasons[error] : reasons.away;
  const send = () => {
    if (reason === null) dispatch(shoutRequested({ text: draft }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || mobile) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.field}>
        <TextArea
          ref={ref}
          label={intl.formatMessage(messages.field)}
          labelHidden
          placeholder={intl.formatMessage(messages.placeholder)}
          rows={1}
          maxRows={MOST_ROWS}
          value={draft}
          onChange={(text) => dispatch(shoutTyped({ text }))}
          onKeyDown={onKeyDown}
          error={error === 'tooLong' && intl.formatMessage(reasons.tooLong, { limit })}
        />
      </div>
      <IconButton
        type="submit"
        label={intl.formatMessage(messages.send)}
        icon={SendIcon}
        mirrored
        disabledReason={reason && intl.formatMessage(reason, { limit })}
      />
    </form>
  );
}
