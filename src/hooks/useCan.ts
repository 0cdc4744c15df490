/** Whether the server has something: what it lacks is not offered. */
import type { Capability } from '@/domain/session/capabilities';
import { selectCan } from '@/selectors/session/capabilities';
import { useAppSelector } from './store';

export const useCan = (capability: Capability): boolean =>
  useAppSelector((state) => selectCan(state, capability));
