/** Approves or denies a reply, a favourite or a repeat that waits for it; says what was answered. */
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { RequestAnswerButtons } from '@/components/people/actions/RequestAnswerButtons';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectGivenAnswer,
  selectPendingAnswer,
} from '@/selectors/notifications/interactionRequests';
import { interactionAnswerRequested } from '@/slices/notifications/interactionRequests';

/** `id`: of the request, or of the notification that tells of it. */
export function InteractionRequestButtons({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectPendingAnswer(state, id));
  const given = useAppSelector((state) => selectGivenAnswer(state, id));
  const said = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (given === null || !pressed.current || document.activeElement !== document.body) return;
    said.current?.closest<HTMLElement>('article')?.focus({ preventScroll: true });
  }, [given]);
  return (
    <>
      {given === null && (
        <RequestAnswerButtons
          pending={pending}
          onAnswer={(answer) => {
            pressed.current = true;
            dispatch(interactionAnswerRequested({ id, answer }));
          }}
        />
      )}
      <span ref={said} role="status">
        {given !== null && (
          <FormattedMessage
            id="notifications.request_answer"
            defaultMessage="{answer, select, approved {Approved} denied {Denied} other {Already answered or withdrawn}}"
            values={{ answer: given }}
          />
        )}
      </span>
    </>
  );
}
