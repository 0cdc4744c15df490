/** To which family of servers an instance belongs, and so in which words it is spoken to. */
import type { InstanceConfig } from './instance';

type Known = Pick<InstanceConfig, 'family' | 'features'>;

/** Forks by other names too. Software that nobody knows counts as a plain Mastodon server. */
export const isPleromaFamily = ({ family, features }: Known): boolean =>
  family === 'pleroma' || family === 'akkoma' || features.includes('pleroma_api');

/** Whose words the server understands, beside those that all know. */
export type Dialect = 'pleroma' | 'mastodon';

export const dialectOf = (instance: Known): Dialect =>
  isPleromaFamily(instance) ? 'pleroma' : 'mastodon';
