/** The line above a repeated status: who repeated it. */
import { FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/text/EmojiText';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectUser } from '@/selectors/users';
import { RepeatIcon } from '@/ui/icons';
import { ContextLine } from './ContextLine';
import { UserLink } from './UserLink';

export function RepeatLine({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs } = useReading();
  if (!user) return null;
  return (
    <ContextLine icon={RepeatIcon} tone="repeat">
      <FormattedMessage
        id="timeline.repeated"
        defaultMessage="{name} repeated"
        values={{
          name: (
            <UserLink user={user}>
              <bdi>
                <EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />
              </bdi>
            </UserLink>
          ),
        }}
      />
    </ContextLine>
  );
}
