/**
 * Fetches and changes the rules of the own server. After each change the list is fetched anew, so
 * that it shows what the server has, also after a move of which only a part was done.
 */
import {
  addOwnRule,
  fetchOwnRules,
  placeOwnRule,
  removeOwnRule,
  saveOwnRule,
} from '@/api/endpoints/admin/ownRules';
import {
  isSameText,
  isWritten,
  lastPriority,
  movesTo,
  OWN_RULES,
  OWN_RULES_CHANGE,
  type OwnRule,
  type RuleDraft,
} from '@/domain/admin/ownRules';
import type { RuleOffers } from '@/domain/admin/serverOffers';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectOwnRules, selectRuleOffers } from '@/selectors/admin/serverPage';
import {
  ownRulesClosed,
  ownRulesOpened,
  ownRulesReceived,
  ruleMoveRequested,
  ruleRemoveRequested,
  ruleSaved,
  ruleSaveRequested,
} from '@/slices/admin/ownRules';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isOutcomeUnknown } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { lookUp } from '@/sagas/engine/settlePending';

const PRESS = { priority: 'press' } as const;

type Change =
  | ReturnType<typeof ruleSaveRequested>
  | ReturnType<typeof ruleMoveRequested>
  | ReturnType<typeof ruleRemoveRequested>;

const isChange = (action: unknown): action is Change =>
  [ruleSaveRequested, ruleMoveRequested, ruleRemoveRequested].some((kind) => kind.match(action));

export function* ownRulesSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: ownRulesOpened, closed: ownRulesClosed, keyOf: () => OWN_RULES },
      fetchList,
    ),
  );
  yield* handleRequest({ match: isChange }, () => OWN_RULES_CHANGE, change);
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* offersToAsk(): SagaGenerator<RuleOffers | null> {
  return (yield* select(selectMayHaveStaffScopes)) ? yield* select(selectRuleOffers) : null;
}

function* fetchList(): SagaGenerator<void> {
  const offers = yield* offersToAsk();
  if (offers === null) return;
  yield* put(ownRulesReceived({ rules: yield* callApi(fetchOwnRules, offers) }));
}

function* change(action: Change): SagaGenerator<void> {
  const offers = yield* offersToAsk();
  const { rules, draft } = yield* select(selectOwnRules);
  if (offers === null || rules === null) return;
  if (ruleSaveRequested.match(action)) {
    if (draft !== null && isWritten(draft)) yield* call(save, offers, rules, draft);
  } else if (ruleMoveRequested.match(action)) {
    yield* call(move, offers, rules, action.payload);
  } else {
    yield* call(remove, offers, action.payload.id);
  }
}

function* save(
  offers: RuleOffers,
  rules: readonly OwnRule[],
  draft: RuleDraft,
): SagaGenerator<void> {
  try {
    if (draft.id !== null) yield* callApiWith(PRESS, saveOwnRule, offers, draft.id, draft);
    else yield* callApiWith(PRESS, addOwnRule, offers, draft, lastPriority(rules));
  } catch (error) {
    const now = isOutcomeUnknown(error) ? yield* lookUp(fetchOwnRules, offers) : null;
    // The answer was lost, and the rule is there all the same.
    const isThere = now?.some((rule) => !rules.includes(rule) && isSameText(rule, draft)) ?? false;
    const isNew = now !== null && now.length > rules.length;
    if (now === null || !isThere || (draft.id === null && !isNew)) throw error;
    yield* put(ruleSaved({ rules: now }));
    return;
  }
  yield* put(ruleSaved({ rules: yield* callApi(fetchOwnRules, offers) }));
}

function* move(
  offers: RuleOffers,
  rules: readonly OwnRule[],
  { id, to }: { id: string; to: number },
): SagaGenerator<void> {
  try {
    for (const one of movesTo(rules, id, to)) yield* callApiWith(PRESS, placeOwnRule, offers, one);
  } finally {
    const now = yield* lookUp(fetchOwnRules, offers);
    if (now !== null) yield* put(ownRulesReceived({ rules: now }));
  }
}

function* remove(offers: RuleOffers, id: string): SagaGenerator<void> {
  try {
    yield* callApiWith(PRESS, removeOwnRule, offers, id);
  } catch (error) {
    const now = isOutcomeUnknown(error) ? yield* lookUp(fetchOwnRules, offers) : null;
    if (now === null || now.some((rule) => rule.id === id)) throw error;
  }
  const { rules } = yield* select(selectOwnRules);
  yield* put(ownRulesReceived({ rules: rules?.filter((rule) => rule.id !== id) ?? [] }));
}
