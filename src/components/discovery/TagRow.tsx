/** One hashtag with what the reader can do about it: a link, follow, mute. */
import { useCan } from '@/hooks/useCan';
import { Button } from '@/ui/buttons/Button';
import { FollowTagButton } from './FollowTagButton';
import { TagName } from './TagName';
import { useTagMute } from './useTagMute';
import styles from './TagRow.module.css';

export function TagRow({ name }: { name: string }) {
  const canFollow = useCan('followedTags');
  const { text, toggle } = useTagMute(name);
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        <TagName tag={name} />
      </span>
      {canFollow && <FollowTagButton name={name} />}
      <Button size="small" onPress={toggle}>
        {text}
      </Button>
    </div>
  );
}
