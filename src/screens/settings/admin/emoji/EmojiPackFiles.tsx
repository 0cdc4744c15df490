/** The emoji of a pack, a page at a time. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { filesOf, type EmojiPack } from '@/domain/admin/emojiPacks';
import { Button } from '@/ui/buttons/Button';
import styles from '../Admin.module.css';
import { EmojiRow } from './EmojiRow';

const AT_ONCE = 50;

export function EmojiPackFiles({ pack }: { pack: EmojiPack }) {
  const [most, setMost] = useState(AT_ONCE);
  const files = filesOf(pack);
  if (files.length === 0) {
    return (
      <p className={styles.about}>
        <FormattedMessage
          id="admin_dash.emoji.empty_pack"
          defaultMessage="No emoji in this pack yet"
        />
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {files.slice(0, most).map((file) => (
          <EmojiRow key={file.shortcode} pack={pack.name} file={file} />
        ))}
      </ul>
      {files.length > most && (
        <div>
          <Button onPress={() => setMost(most + AT_ONCE)}>
            <FormattedMessage
              id="admin_dash.emoji.more_files"
              defaultMessage="Show more ({count, number} left)"
              values={{ count: files.length - most }}
            />
          </Button>
        </div>
      )}
    </>
  );
}
