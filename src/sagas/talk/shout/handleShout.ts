/** Puts what comes from the shoutbox into the store, by a socket of this tab or by another tab. */
import { decodeShout, decodeShouts } from '@/api/decode/talk/shout';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectShout } from '@/selectors/talk/shout';
import {
  shoutHeard,
  shoutJoined,
  shoutLeft,
  shoutReturned,
  shoutsReceived,
} from '@/slices/talk/shout';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import type { ShoutEvent } from './shoutConnection';

export function* handleShout(event: ShoutEvent): SagaGenerator<void> {
  const ownId = yield* select(selectCurrentUserId);
  switch (event.type) {
    case 'joined':
      yield* put(shoutJoined());
      return;
    case 'crashed':
    case 'lost':
      yield* put(shoutLeft());
      return;
    case 'declined': {
      const { key } = event;
      // Another tab may have sent it.
      const { sending } = yield* select(selectShout);
      if (sending.some((each) => each.key === key)) yield* put(shoutReturned({ key }));
      return;
    }
    case 'messages':
      yield* put(shoutsReceived({ ...decodeShouts(event.payload), ownId }));
      return;
    case 'new_msg': {
      const heard = decodeShout(event.payload);
      if (heard) yield* put(shoutHeard({ ...heard, ownId }));
    }
  }
}
