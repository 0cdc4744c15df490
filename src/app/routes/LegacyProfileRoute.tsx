/** A bare name, where no other address means something by it. */
import ProfileScreen from '@/screens/profile/ProfileScreen';
import { useOldLinkRedirect } from './useOldLinkRedirect';

interface Props {
  params: Record<string, string>;
}

export default function LegacyProfileRoute({ params }: Props) {
  return useOldLinkRedirect() ?? <ProfileScreen params={params} />;
}
