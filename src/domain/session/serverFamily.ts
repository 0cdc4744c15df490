/** Tells server families apart, and the API dialect of each. */
import type { InstanceConfig } from './instance';

type Known = Pick<InstanceConfig, 'family' | 'features'>;

/** True for the Pleroma family, its forks included. Unknown software is treated as Mastodon. */
export const isPleromaFamily = ({ family, features }: Known): boolean =>
  family === 'pleroma' || family === 'akkoma' || features.includes('pleroma_api');

/** The API dialect that the server understands beyond the common part. */
export type Dialect = 'pleroma' | 'mastodon';

export const dialectOf = (instance: Known): Dialect =>
  isPleromaFamily(instance) ? 'pleroma' : 'mastodon';
