/** The picture of a person in full size. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectUser } from '@/selectors/users';
import { Dialog } from '@/ui/Dialog';
import type { DialogFrame } from './frame';
import styles from './AvatarDialog.module.css';

const messages: Record<'title', MessageDescriptor> = defineMessages({
  title: { id: 'user_card.avatar', defaultMessage: 'Picture of {name}' },
});

export function AvatarDialog({ userId, level, onClose }: DialogFrame & { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const fallback = useInstance('defaultAvatar');
  const title = useIntl().formatMessage(messages.title, { name: user?.name ?? '' });
  return (
    <Dialog title={title} level={level} onClose={onClose}>
      <img
        className={styles.picture}
        src={user?.avatarUrl || fallback}
        alt={user?.avatarDescription || title}
      />
    </Dialog>
  );
}
