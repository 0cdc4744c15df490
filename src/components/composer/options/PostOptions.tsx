/** The row of further options, each with a name and a select. */
import type { PostOption } from '@/selectors/composer/postOptions';
import { ExpirySelect } from './ExpirySelect';
import { PressPolicySelect, QuotePolicySelect, ReplyPolicySelect } from './PolicySelects';
import { ReadersSelect } from './ReadersSelect';
import styles from './PostOptions.module.css';

interface Props {
  label: string;
  offered: readonly PostOption[];
}

export function PostOptions({ label, offered }: Props) {
  return (
    <div className={styles.options} role="group" aria-label={label}>
      {offered.includes('readers') && <ReadersSelect />}
      {offered.includes('expiry') && <ExpirySelect />}
      {offered.includes('quotes') && <QuotePolicySelect />}
      {offered.includes('replies') && <ReplyPolicySelect />}
      {offered.includes('favourites') && <PressPolicySelect field="favouritePolicy" />}
      {offered.includes('repeats') && <PressPolicySelect field="repeatPolicy" />}
    </div>
  );
}
