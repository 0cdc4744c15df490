/** Shows what is new since the last update the account has seen, and offers to stop doing so. */
import { useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPreference } from '@/selectors/settings/preferences';
import { preferenceEdited } from '@/slices/settings/preferences';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './UpdateDialog.module.css';

const messages = defineMessages({
  title: { id: 'update.big_update_title', defaultMessage: "What's new" },
  again: {
    id: 'update.tell_again',
    defaultMessage: 'Show this after future updates',
  },
  goOn: { id: 'update.go_on', defaultMessage: 'Continue' },
});

/** By update number, the newest last. */
export const updates: readonly (readonly [number, readonly MessageDescriptor[]])[] = [
  [
    1,
    Object.values(
      defineMessages({
        place: {
          id: 'update.1.place',
          defaultMessage:
            'Timelines keep your place, even after a reload. New posts wait at the top until you want them.',
        },
        drafts: {
          id: 'update.1.drafts',
          defaultMessage:
            'Drafts are saved as you type. Posts that fail to send are retried, and never posted twice.',
        },
        threads: {
          id: 'update.1.threads',
          defaultMessage:
            'Conversations can be read as a tree and expanded in place. Hidden posts say which filter hid them.',
        },
        keys: {
          id: 'update.1.keys',
          defaultMessage: 'Everything works from the keyboard. Press ? to see the shortcuts.',
        },
        settings: {
          id: 'update.1.settings',
          defaultMessage:
            'Settings can be searched, reset one by one and saved to a file. Shrink the dialog to see what a change does.',
        },
      }),
    ),
  ],
];

export function UpdateDialog({ since, level, onClose }: DialogFrame & { since: number }) {
  const intl = useIntl();
  const goOn = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const silent = useAppSelector((state) => selectPreference(state, 'dontShowUpdateNotifs'));
  const tellAgain = (again: boolean) =>
    dispatch(preferenceEdited({ operation: 'set', name: 'dontShowUpdateNotifs', value: !again }));
  const news = updates.filter(([number]) => number > since).reverse();
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      onClose={onClose}
      initialFocus={goOn}
      actions={
        <Button ref={goOn} tone="primary" onPress={onClose}>
          {intl.formatMessage(messages.goOn)}
        </Button>
      }
    >
      <p className={styles.opening}>
        <FormattedMessage
          id="update.big_update_content"
          defaultMessage="Your server has updated this app:"
        />
      </p>
      <ul className={styles.news}>
        {news.flatMap(([, points]) =>
          points.map((point) => <li key={point.id}>{intl.formatMessage(point)}</li>),
        )}
      </ul>
      <Checkbox label={intl.formatMessage(messages.again)} checked={!silent} onChange={tellAgain} />
    </Dialog>
  );
}
