/**
 * The script of events before the reader arrives, each act with its time. Acts can be added in any
 * order; they are played by time, so that ids are in order too.
 */
import type { NewPost } from '../state/posts';
import { publish } from '../state/posts';
import type { Post } from '../state/types';
import type { World } from '../state/world';

/** A post that will exist once the act has been played. */
export interface Promised {
  at: number;
  post: Post | null;
}

export interface Script {
  /** The number of posts and repeats in the script. */
  count: number;
  /** No act comes after this time. */
  end: number;
  act(at: number, run: () => void): void;
  /** A time after another, but before the end. */
  later(from: number, delay: number): number;
  /** Adds an act that makes a post. It may return null when a post that it needs was not made. */
  post(at: number, compose: () => NewPost | null): Promised;
  play(): void;
}

export function createScript(world: World, end: number): Script {
  const acts: { at: number; turn: number; run: () => void }[] = [];
  const script: Script = {
    count: 0,
    end,
    act: (at, run) => {
      acts.push({ at: Math.min(at, end), turn: acts.length, run });
    },
    later: (from, delay) =>
      from + delay <= end ? from + delay : from + ((end - from) * (delay % 997)) / 1_000,
    post: (at, compose) => {
      const promised: Promised = { at: Math.min(at, end), post: null };
      script.count += 1;
      script.act(at, () => {
        const data = compose();
        if (data) promised.post = publish(world, data);
      });
      return promised;
    },
    play: () => {
      acts.sort((a, b) => a.at - b.at || a.turn - b.turn);
      for (const { at, run } of acts) {
        world.clock.stopAt(at);
        run();
      }
    },
  };
  return script;
}
