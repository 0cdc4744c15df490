/**
 * The pictures that a server has for people who have chosen none. Only the Pleroma family has them
 * under addresses that are known; elsewhere we draw a figure, and ask for nothing.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';

type Known = Pick<InstanceConfig, 'family' | 'features'>;

const ofFamily = (path: string) => (instance: Known) => (isPleromaFamily(instance) ? path : null);

export const defaultAvatarOf = ofFamily('/images/avi.png');
export const defaultBannerOf = ofFamily('/images/banner.png');
