/**
 * What the server said, for a reader: codes and set phrases become sentences, everything else stays
 * as it is. The sentences come late, as few ever need them; without them, all stays.
 */
import { latePart } from './latePart';

interface Props {
  text: string;
}

const AsItIs = ({ text }: Props) => <bdi>{text}</bdi>;

export const ServerWords = latePart<Props>(async () => {
  try {
    return (await import('./MeantWords')).MeantWords;
  } catch {
    return AsItIs;
  }
}, AsItIs);
