/** The banner of a profile. A missing or broken one leaves its space empty. */
import { useState } from 'react';
import type { User } from '@/domain/people/user';
import styles from './Banner.module.css';

export function Banner({ user, still }: { user: User; still: boolean }) {
  const url = still ? user.bannerStaticUrl : user.bannerUrl;
  const [failed, setFailed] = useState<string | null>(null);
  if (url === '' || failed === url) return <div className={styles.banner} />;
  return (
    <img
      className={styles.banner}
      src={url}
      alt={user.bannerDescription}
      onError={() => setFailed(url)}
    />
  );
}
