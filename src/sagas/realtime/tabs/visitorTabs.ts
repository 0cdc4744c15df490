/**
 * Keeps the settings of visitors the same in all tabs. As nobody is signed in, the tabs share neither
 * a socket nor anything else.
 */
import type { Action } from '@reduxjs/toolkit';
import { fieldsOf, isRecord, textOf } from '@/api/decode/engine/read';
import { getContext, put, select, takeEvery, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';
import { selectSignedIn } from '@/selectors/session/session';
import { fromTab, isFromTab } from '@/slices/engine/fromTab';
import { settingChanged, settingReset } from '@/slices/session/config';
import type { RootState } from '@/slices/root';
import { browserSettingFacts } from './settingFacts';

type Fields = Record<'name' | 'payload', unknown>;

export function* visitorTabsSaga(): SagaGenerator<void> {
  const { postToTabs, tabMessages } = yield* getContext('page');
  const isVisitor = (state: RootState) => !selectSignedIn(state);
  yield* takeEvery([settingChanged, settingReset], function* (action: Action) {
    const state = yield* select((now: RootState) => now);
    if (isFromTab(action) || !isVisitor(state)) return;
    for (const [name, { tell }] of Object.entries(browserSettingFacts)) {
      const payload = tell(action, state);
      if (payload) postToTabs({ visitor: { name, payload } });
    }
  });
  const channel = sourceChannel(tabMessages);
  for (;;) {
    const { value } = yield* takeFrom(channel);
    const said = fieldsOf<Fields>(fieldsOf<{ visitor: unknown }>(value).visitor);
    const name = textOf(said.name);
    const row = Object.hasOwn(browserSettingFacts, name) ? browserSettingFacts[name] : undefined;
    const state = yield* select((now: RootState) => now);
    if (!row || !isRecord(said.payload) || !isVisitor(state)) continue;
    const action = row.hear(said.payload as never, state);
    if (action) yield* put(fromTab(action));
  }
}
