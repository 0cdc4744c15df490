/** A bare name, where no other address means something by it. */
import ProfileScreen from '@/screens/profile/ProfileScreen';
import { useElsewhere } from './useElsewhere';

interface Props {
  params: Record<string, string>;
}

export default function LegacyNamePlace({ params }: Props) {
  return useElsewhere() ?? <ProfileScreen params={params} />;
}
