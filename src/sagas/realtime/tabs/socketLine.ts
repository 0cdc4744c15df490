/**
 * Hands what the socket of this tab brings to the tabs that follow. Frames are numbered, so that a
 * tab which missed some, because it was frozen or nobody led, knows it. Frames are sent only
 * once another tab has asked.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import {
  socketBroke,
  socketClosed,
  socketDisabled,
  socketJoined,
  streamingFailed,
  streamSubscribed,
  streamUnsubscribed,
} from '@/slices/realtime/realtime';
import { streamsWanted } from '@/slices/realtime/tabs';
import { selectTabAddress } from '@/selectors/realtime/tabs';
import type { RootState } from '@/slices/root';
import { call, fork, getContext, put, select, take, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { tabChannel, postToOtherTabs, type TabMessage } from './messages';

export interface SocketLine {
  /** Called with each frame as it comes, before this tab reads it. */
  relay: (text: string) => void;
  /** Tells the others of the socket's state. Runs as long as this tab leads. */
  serve: () => SagaGenerator<void>;
}

const changes = isAnyOf(
  socketBroke,
  socketClosed,
  socketDisabled,
  socketJoined,
  streamingFailed,
  streamSubscribed,
  streamUnsubscribed,
);

export function* openLine(): SagaGenerator<SocketLine> {
  const { postToTabs } = yield* getContext('page');
  const look = yield* getContext('getState');
  let sent = 0;
  let code = 0;
  let isHeard = false;

  function relay(text: string): void {
    sent += 1;
    const message: TabMessage = { kind: 'frame', number: sent, text };
    // Looked up each time: where the sagas start slowly, the socket stands before its tab has a name.
    const address = selectTabAddress(look());
    if (isHeard && address) postToTabs({ tabs: { ...address, ...message } });
  }

  function* tellState(): SagaGenerator<void> {
    const { socket, streams } = yield* select(({ realtime }: RootState) => realtime);
    yield* postToOtherTabs({
      kind: 'socket',
      state: socket,
      code,
      sent,
      heard: isHeard,
      streams: Object.keys(streams),
    });
  }

  function* answer(): SagaGenerator<void> {
    const channel = yield* tabChannel();
    try {
      for (;;) {
        const said = yield* takeFrom(channel);
        if (said.kind !== 'ask') continue;
        isHeard = true;
        yield* put(streamsWanted({ tab: said.from, keys: said.wants }));
        yield* tellState();
      }
    } finally {
      channel.close();
    }
  }

  function* serve(): SagaGenerator<void> {
    yield* fork(answer);
    yield* tellState();
    for (;;) {
      const change = yield* take(changes);
      if (socketBroke.match(change)) ({ code } = change.payload);
      // Anything may have come before this connection: a number of its own stands for it.
      if (socketJoined.match(change)) sent += 1;
      if (isHeard) yield* call(tellState);
    }
  }

  return { relay, serve };
}
