/** Flash on the stage, or the reason why it cannot play, with a link to the file. */
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icons/Icon';
import { BrokenIcon } from '@/ui/icons/icons';
import { Spinner } from '@/ui/feedback/Spinner';
import { playFlash } from './flashPlayer';
import styles from './MediaViewer.module.css';

export function Flash({ url }: { url: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'starting' | 'playing' | 'failed'>('starting');
  useEffect(() => {
    let left = false;
    const tell = (news: typeof state) => () => {
      if (!left) setState(news);
    };
    if (place.current) playFlash(url, place.current).then(tell('playing'), tell('failed'));
    return () => {
      left = true;
    };
  }, [url]);

  if (state === 'failed') {
    return (
      <p className={styles.message} role="alert">
        <Icon node={BrokenIcon} className={styles.messageIcon} aria-hidden />
        <FormattedMessage
          id="general.flash_fail"
          defaultMessage="Couldn't load the Flash content"
        />
        <a href={url} target="_blank" rel="nofollow noopener noreferrer">
          <FormattedMessage id="media_modal.open_file" defaultMessage="Open file" />
        </a>
      </p>
    );
  }
  return (
    <>
      {state === 'starting' && <Spinner />}
      <div ref={place} className={styles.flash} />
    </>
  );
}
