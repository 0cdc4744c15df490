/**
 * One thing that is known of the instance. A component that asks for just what it needs is not drawn
 * again when something else becomes known, as happens a dozen times while starting.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { selectInstance } from '@/selectors/session/config';
import { useAppSelector } from './store';

export const useInstance = <Name extends keyof InstanceConfig>(name: Name): InstanceConfig[Name] =>
  useAppSelector((state) => selectInstance(state)[name]);
