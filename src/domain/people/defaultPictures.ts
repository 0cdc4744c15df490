/**
 * The server's default pictures for people without one. Only the Pleroma family has them at known
 * addresses; for others this client draws a figure without a request.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';

type Known = Pick<InstanceConfig, 'family' | 'features'>;

const ofFamily = (path: string) => (instance: Known) => (isPleromaFamily(instance) ? path : null);

export const defaultAvatarOf = ofFamily('/images/avi.png');
export const defaultBannerOf = ofFamily('/images/banner.png');
