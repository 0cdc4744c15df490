/** The avatar of a person in full size, or the generated figure that stands in for one. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectDefaultAvatar } from '@/selectors/session/config';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './AvatarDialog.module.css';

const messages: Record<'title', MessageDescriptor> = defineMessages({
  title: { id: 'user_card.avatar', defaultMessage: "{name}'s avatar" },
});

export function AvatarDialog({ userId, level, onClose }: DialogFrame & { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const fallback = useAppSelector(selectDefaultAvatar);
  const title = useIntl().formatMessage(messages.title, { name: user?.name ?? '' });
  const url = user?.avatarUrl || fallback;
  return (
    <Dialog title={title} level={level} onClose={onClose}>
      {url ? (
        <img className={styles.picture} src={url} alt={user?.avatarDescription || title} />
      ) : (
        <Avatar url={null} label={title} size="huge" />
      )}
    </Dialog>
  );
}
