/** All benchmarks, in the order in which they run. */
import { measureChat } from './chat';
import { measureDay } from './day';
import { measureEmoji } from './emoji';
import { measureFavourite } from './favourite';
import { measureFlows } from './flows';
import type { BenchEnvironment } from './environment';
import type { Figure } from './report';
import { measureNotifications } from './notifications';
import { measureScrolling } from './scrolling';
import { measureLanguage } from './language';
import { measureSettings } from './settings';
import { measureStartUp } from './startUp';
import { measureStreaming } from './streaming';
import { measureTheme } from './theme';
import { measureThread } from './thread';
import { measureWriting } from './writing';
import { BadCall } from '../command';

export const benchmarks: Record<string, (ground: BenchEnvironment) => Promise<Figure[]>> = {
  start: measureStartUp,
  scrolling: measureScrolling,
  streaming: measureStreaming,
  favourite: measureFavourite,
  thread: measureThread,
  writing: measureWriting,
  emoji: measureEmoji,
  notifications: measureNotifications,
  chat: measureChat,
  settings: measureSettings,
  language: measureLanguage,
  theme: measureTheme,
  day: measureDay,
  flows: measureFlows,
};

/** The names in a comma-separated list; all by default. Throws on an unknown name. */
export function chosenBenchmarks(list: string | undefined): string[] {
  const names = list?.split(',') ?? Object.keys(benchmarks);
  const wrong = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (wrong === undefined) return names;
  throw new BadCall(`There is no part "${wrong}".`);
}
