/**
 * A message from the server, for users: known codes and phrases become translated sentences, the
 * rest is shown as it is. The sentences are a deferred chunk, as they are rarely needed; without
 * them the original shows.
 */
import { deferredComponent } from '@/ui/deferred/deferredComponent';

interface Props {
  text: string;
}

const AsItIs = ({ text }: Props) => <bdi>{text}</bdi>;

export const ServerMessage = deferredComponent<Props>(
  async () => {
    try {
      return (await import('./ServerMessageExplained')).ServerMessageExplained;
    } catch {
      return AsItIs;
    }
  },
  { placeholder: AsItIs },
);
