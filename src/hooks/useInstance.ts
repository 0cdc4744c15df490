/**
 * Selects one fact about the instance. A component that selects just what it needs does not
 * re-render when other facts arrive, as happens a dozen times during startup.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { selectInstance } from '@/selectors/session/config';
import { useAppSelector } from './store';

export const useInstance = <Name extends keyof InstanceConfig>(name: Name): InstanceConfig[Name] =>
  useAppSelector((state) => selectInstance(state)[name]);
