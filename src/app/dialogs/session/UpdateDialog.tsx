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
  title: { id: 'update.big_update_title', defaultMessage: 'What is new' },
  again: {
    id: 'update.tell_again',
    defaultMessage: 'Tell me what is new after later updates, too',
  },
  goOn: { id: 'update.go_on', defaultMessage: 'Go on' },
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
            'Lists stay where you left them: new posts wait above until you want to see them, also after a reload.',
        },
        drafts: {
          id: 'update.1.drafts',
          defaultMessage:
            'What you type is kept as you type it. A post that does not get through is sent later, and never twice.',
        },
        threads: {
          id: 'update.1.threads',
          defaultMessage:
            'Conversations can be read as a tree, unfolded where a post stands, and left out of sight by rules that say why.',
        },
        keys: {
          id: 'update.1.keys',
          defaultMessage: 'Everything can be done with the keyboard; the key ? shows how.',
        },
        settings: {
          id: 'update.1.settings',
          defaultMessage:
            'Settings can be searched, put back one by one, and kept in a file. The dialog can be made small to see what a change does.',
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
          defaultMessage="Your server brings you a newer version of this client. This is what has come:"
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
