/** The rules of the own server while staff edits them. Nothing of it is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnRule, RuleDraft } from '@/domain/admin/ownRules';
import { slices } from '@/slices/root';

export interface OwnRulesState {
  /** Null until they are loaded. */
  rules: OwnRule[] | null;
  /** The rule in the form. */
  draft: RuleDraft | null;
}

export const noOwnRules: OwnRulesState = { rules: null, draft: null };

const slice = createSlice({
  name: 'moderation',
  reducerPath: 'ownRules',
  initialState: noOwnRules,
  reducers: {
    ownRulesOpened() {
      // The saga fetches.
    },
    ownRulesClosed() {
      // The saga stops asking.
    },
    ownRulesReceived(state, { payload }: PayloadAction<{ rules: OwnRule[] }>) {
      state.rules = payload.rules;
    },
    ruleWritten(state, { payload }: PayloadAction<{ draft: RuleDraft | null }>) {
      state.draft = payload.draft;
    },
    ruleSaveRequested() {
      // The saga sends the draft.
    },
    ruleSaved(state, { payload }: PayloadAction<{ rules: OwnRule[] }>) {
      state.rules = payload.rules;
      state.draft = null;
    },
    ruleMoveRequested(_state, _action: PayloadAction<{ id: string; to: number }>) {
      // The saga asks the server.
    },
    ruleRemoveRequested(_state, _action: PayloadAction<{ id: string }>) {
      // The saga asks the server.
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    ownRules: OwnRulesState;
  }
}

slices.inject(slice);

export const {
  ownRulesOpened,
  ownRulesClosed,
  ownRulesReceived,
  ruleWritten,
  ruleSaveRequested,
  ruleSaved,
  ruleMoveRequested,
  ruleRemoveRequested,
} = slice.actions;
