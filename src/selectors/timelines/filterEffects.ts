/**
 * The effect of a filter rule on the home timeline: the loaded posts whose decision differs with
 * and without the rule. It calls the ordinary filtering decision twice.
 */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import type { FilterInForce } from '@/domain/timelines/filter';
import { timelineKey } from '@/domain/timelines/timeline';
import { decideFiltering, type FilterRules, type Question } from '@/domain/timelines/filtering';
import { isEqual } from '@/lib/values/isEqual';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { questionOf, selectFilteringInputs } from './filtering';

/** The hypothetical changes to the filtering inputs. */
interface Supposed {
  rules?: Partial<FilterRules>;
  filters?: readonly FilterInForce[];
}

/** The rule is the difference between the two. */
export interface Supposition {
  without: Supposed;
  with: Supposed;
}

export interface RuleEffect {
  /** The number of posts that were checked. */
  of: number;
  /** Ids of the posts that the rule hides, and of those that it folds, newest first. */
  hidden: readonly string[];
  folded: readonly string[];
}

interface Asked {
  statusId: string;
  question: Question;
}

const HOME = timelineKey('friends');

/** The inputs of the decision for each post of home; an unchanged one stays the same object. */
const selectQuestions = (() => {
  let memoInputs: readonly unknown[] = [];
  let asked: readonly Asked[] = [];
  return (state: RootState): readonly Asked[] => {
    const ranges = state.timelines[HOME]?.ranges ?? [];
    const now = [state.timelines[HOME]?.ranges, selectFilteringInputs(state)];
    if (isShallowEqual(memoInputs, now)) return asked;
    const before = new Map(asked.map((one) => [one.statusId, one]));
    memoInputs = now;
    asked = ranges.flat().flatMap((statusId) => {
      const question = questionOf(state, statusId, 'home');
      if (!question) return [];
      const known = before.get(statusId);
      return known && isSame(known.question, question) ? [known] : [{ statusId, question }];
    });
    return asked;
  };
})();

const isSame = (a: Question, b: Question): boolean =>
  isShallowEqual(Object.values(a), Object.values(b));

type Change = 'hidden' | 'folded' | 'none';

const ranks = { full: 0, collapsed: 1, hidden: 2 };

/** Makes a selector for one rule; unchanged posts are not decided again. */
export function makeSelectRuleEffect(supposed: Supposition): (state: RootState) => RuleEffect {
  const known = new WeakMap<Question, Change>();
  const changeOf = (question: Question): Change => {
    const change = known.get(question) ?? compare(question, supposed);
    known.set(question, change);
    return change;
  };
  return createSelector(
    [selectQuestions],
    (asked): RuleEffect => {
      const those = (change: Change) =>
        asked
          .filter(({ question }) => changeOf(question) === change)
          .map(({ statusId }) => statusId);
      return { of: asked.length, hidden: those('hidden'), folded: those('folded') };
    },
    { memoize: lruMemoize, memoizeOptions: { resultEqualityCheck: isEqual } },
  );
}

function compare(question: Question, supposed: Supposition): Change {
  const before = decideFiltering(suppose(question, supposed.without)).show;
  const after = decideFiltering(suppose(question, supposed.with)).show;
  if (ranks[after] <= ranks[before]) return 'none';
  return after === 'hidden' ? 'hidden' : 'folded';
}

const suppose = (question: Question, { rules, filters }: Supposed): Question => ({
  ...question,
  rules: rules ? { ...question.rules, ...rules } : question.rules,
  filters: filters ?? question.filters,
});
