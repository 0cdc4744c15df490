/** Merges the server's two descriptions of itself without a store. */
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import { decodeInstanceV1, decodeNodeinfo } from './instance';

export const readInstance = (instance: unknown, nodeinfo: unknown): InstanceConfig => ({
  ...defaultInstance,
  ...decodeInstanceV1(instance),
  ...decodeNodeinfo(nodeinfo),
});
