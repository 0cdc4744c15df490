/**
 * What is to happen in the world before the reader comes, each act with its time. Acts may be
 * written down in any order; they are played by time, so that ids are in order too.
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
  /** How many posts and repeats have been written down. */
  count: number;
  /** Nothing happens after this. */
  end: number;
  act(at: number, run: () => void): void;
  /** Some time after another, yet before the end. */
  later(from: number, delay: number): number;
  /** An act that makes a post. It may answer null when what it needs never came to be. */
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
