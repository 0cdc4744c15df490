/**
 * Keeps the settings of visitors the same in all tabs. As nobody is signed in, the tabs share neither
 * a socket nor anything else.
 */
import type { Action } from '@reduxjs/toolkit';
import { fieldsOf, textOf } from '@/api/decode/engine/read';
import { waitUntil } from '@/sagas/engine/control';
import {
  call,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeFrom,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';
import { selectUserToken } from '@/selectors/session/session';
import { fromTab, isFromTab } from '@/slices/engine/fromTab';
import { settingChanged, settingReset } from '@/slices/session/config';
import { instanceDetailsRequested } from '@/slices/session/startup';
import type { RootState } from '@/slices/root';
import { readFact } from './factRow';
import { browserSettingFacts } from './settingFacts';

type Fields = Record<'name' | 'payload', unknown>;

const isVisitor = (state: RootState): boolean => selectUserToken(state) === null;

export function* visitorTabsSaga(): SagaGenerator<void> {
  // Comes after all that a start needs.
  yield* take(instanceDetailsRequested);
  for (;;) {
    yield* waitUntil(isVisitor);
    yield* race({
      sharing: call(shareSettings),
      signedIn: call(waitUntil, (state: RootState) => !isVisitor(state)),
    });
  }
}

function* shareSettings(): SagaGenerator<void> {
  const { postToTabs, tabMessages } = yield* getContext('page');
  yield* takeEvery([settingChanged, settingReset], function* (action: Action) {
    if (isFromTab(action)) return;
    const state = yield* select((now: RootState) => now);
    for (const [name, { tell }] of Object.entries(browserSettingFacts)) {
      const payload = tell(action, state);
      if (payload) postToTabs({ visitor: { name, payload } });
    }
  });
  const channel = sourceChannel(tabMessages);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const said = fieldsOf<Fields>(fieldsOf<{ visitor: unknown }>(value).visitor);
      const action = yield* select((state: RootState) =>
        readFact(browserSettingFacts, textOf(said.name), said.payload, state),
      );
      if (action) yield* put(fromTab(action));
    }
  } finally {
    channel.close();
  }
}
