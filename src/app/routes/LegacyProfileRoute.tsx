/** A profile at a bare name such as `/lain`, if no other route matches it. */
import ProfileScreen from '@/screens/profile/ProfileScreen';
import { useOldLinkRedirect } from './useOldLinkRedirect';

interface Props {
  params: Record<string, string>;
}

export default function LegacyProfileRoute({ params }: Props) {
  return useOldLinkRedirect() ?? <ProfileScreen params={params} />;
}
