/** What a rule does to the home timeline, followed for as long as the component is there. */
import { useMemo } from 'react';
import { useAppSelector } from '@/hooks/store';
import {
  makeSelectRuleEffect,
  type RuleEffect,
  type Supposition,
} from '@/selectors/timelines/filterEffects';

export function useRuleEffect(supposed: Supposition): RuleEffect {
  // By what it says: another object that says the same knows all that was worked out.
  const text = JSON.stringify(supposed);
  const select = useMemo(() => makeSelectRuleEffect(JSON.parse(text) as Supposition), [text]);
  return useAppSelector(select);
}
