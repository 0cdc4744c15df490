/** Commands after a slash in the text, and which of them a word means. */
import { plainly } from '@/domain/composer/emoji/emojiSearch';
import type { IconNode } from '@/ui/icons/icons';

export interface SlashCommand {
  id: string;
  /** Typed after the slash, as the label can be. */
  name: string;
  label: string;
  icon: IconNode;
  /** Called once the word is gone, with the place where it was. */
  run: (at: number) => void;
}

export function findCommands(commands: readonly SlashCommand[], query: string): SlashCommand[] {
  const word = plainly(query);
  return commands.filter(({ name, label }) =>
    [name, label].some((each) => plainly(each).startsWith(word)),
  );
}
