/** Accepts or rejects a follow request. */
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFollowRequestAnswer } from '@/selectors/people/followRequests';
import { followRequestAnswerRequested } from '@/slices/people/followRequests';
import { RequestAnswerButtons } from './RequestAnswerButtons';

interface Props {
  userId: string;
  /** The notification of the request, if the buttons are part of one. */
  notificationId?: string;
}

export function FollowRequestButtons({ userId, notificationId }: Props) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectFollowRequestAnswer(state, userId));
  return (
    <RequestAnswerButtons
      pending={pending}
      onAnswer={(answer) =>
        dispatch(followRequestAnswerRequested({ userId, notificationId, answer }))
      }
    />
  );
}
