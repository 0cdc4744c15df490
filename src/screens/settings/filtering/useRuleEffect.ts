/** Follows the effect of a rule on the home timeline while the component is mounted. */
import { useMemo } from 'react';
import { useAppSelector } from '@/hooks/store';
import {
  makeSelectRuleEffect,
  type RuleEffect,
  type Supposition,
} from '@/selectors/timelines/filterEffects';

export function useRuleEffect(supposed: Supposition): RuleEffect {
  // Memoised by content, so that an equal object reuses the computed results.
  const text = JSON.stringify(supposed);
  const select = useMemo(() => makeSelectRuleEffect(JSON.parse(text) as Supposition), [text]);
  return useAppSelector(select);
}
