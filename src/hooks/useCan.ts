/** True if the server has a capability; features that it lacks are not offered. */
import type { Capability } from '@/domain/session/capabilities';
import { selectCan } from '@/selectors/session/capabilities';
import { useAppSelector } from './store';

export const useCan = (capability: Capability): boolean =>
  useAppSelector((state) => selectCan(state, capability));
