/**
 * What the server said, for a reader: codes and set phrases become sentences, everything else stays
 * as it is. The sentences come late, as few ever need them; without them, all stays.
 */
import { deferredComponent } from '@/ui/deferred/deferredComponent';

interface Props {
  text: string;
}

const AsItIs = ({ text }: Props) => <bdi>{text}</bdi>;

export const ServerMessage = deferredComponent<Props>(async () => {
  try {
    return (await import('./ServerMessageExplained')).ServerMessageExplained;
  } catch {
    return AsItIs;
  }
}, AsItIs);
