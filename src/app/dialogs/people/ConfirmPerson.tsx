/** Confirms an action on a person, if the reader's settings ask for confirmation. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { hostOfPerson, type RelationshipKind } from '@/domain/people/relationshipActions';
import type { ConfirmedPersonCommand } from '@/domain/people/personCommands';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { Confirm } from '@/ui/dialog/Confirm';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

interface Question {
  relationshipKind: RelationshipKind;
  wanted: boolean;
  tone: 'primary' | 'danger';
  words: Record<'question' | 'follows' | 'accept' | 'cancel', MessageDescriptor>;
}

const questions: Record<ConfirmedPersonCommand, Question> = {
  unfollow: {
    relationshipKind: 'following',
    wanted: false,
    tone: 'primary',
    words: defineMessages({
      question: {
        id: 'user_card.unfollow_confirm',
        defaultMessage: 'Unfollow {name}?',
      },
      follows: {
        id: 'user_card.unfollow_confirm_consequence',
        defaultMessage: 'Their posts will disappear from your home timeline.',
      },
      accept: { id: 'user_card.unfollow_confirm_accept_button', defaultMessage: 'Unfollow' },
      cancel: { id: 'user_card.unfollow_confirm_cancel_button', defaultMessage: 'Cancel' },
    }),
  },
  block: {
    relationshipKind: 'blocking',
    wanted: true,
    tone: 'danger',
    words: defineMessages({
      question: {
        id: 'user_card.block_confirm',
        defaultMessage: 'Block {name}?',
      },
      follows: {
        id: 'user_card.block_confirm_consequence',
        defaultMessage: "You'll stop following each other and won't see each other's posts.",
      },
      accept: { id: 'user_card.block_confirm_accept_button', defaultMessage: 'Block' },
      cancel: { id: 'user_card.block_confirm_cancel_button', defaultMessage: 'Cancel' },
    }),
  },
  removeFollower: {
    relationshipKind: 'followedBy',
    wanted: false,
    tone: 'danger',
    words: defineMessages({
      question: {
        id: 'user_card.remove_follower_confirm',
        defaultMessage: 'Remove {name} from your followers?',
      },
      follows: {
        id: 'user_card.remove_follower_confirm_consequence',
        defaultMessage: "They won't be notified, and can follow you again.",
      },
      accept: { id: 'user_card.remove_follower_confirm_accept_button', defaultMessage: 'Remove' },
      cancel: { id: 'user_card.remove_follower_confirm_cancel_button', defaultMessage: 'Cancel' },
    }),
  },
  muteDomain: {
    relationshipKind: 'domainBlocking',
    wanted: true,
    tone: 'danger',
    words: defineMessages({
      question: {
        id: 'user_card.mute_domain_confirm',
        defaultMessage: 'Mute everyone on {domain}?',
      },
      follows: {
        id: 'user_card.mute_domain_confirm_consequence',
        defaultMessage:
          "You won't see anything from that server in your timelines or notifications. Your followers there may be removed.",
      },
      accept: { id: 'user_card.mute_domain_confirm_accept_button', defaultMessage: 'Mute' },
      cancel: { id: 'user_card.mute_domain_confirm_cancel_button', defaultMessage: 'Cancel' },
    }),
  },
};

interface Props extends DialogFrame {
  userId: string;
  command: ConfirmedPersonCommand;
}

export function ConfirmPerson({ userId, command, level, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => selectUser(state, userId));
  const { relationshipKind, wanted, tone, words } = questions[command];
  const values = { name: user?.name ?? '', domain: user ? hostOfPerson(user) : '' };
  const accept = () => {
    onClose();
    dispatch(relationshipActionRequested({ userId, relationshipKind, wanted }));
  };
  return (
    <Confirm
      question={intl.formatMessage(words.question, values)}
      accept={intl.formatMessage(words.accept)}
      cancel={intl.formatMessage(words.cancel)}
      tone={tone}
      level={level}
      onAccept={accept}
      onCancel={onClose}
    >
      {intl.formatMessage(words.follows)}
    </Confirm>
  );
}
