/** Lists the keyboard shortcuts that are available to this reader. */
import { Fragment, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { Dialog } from '@/ui/dialog/Dialog';
import {
  selectOfferedShortcuts,
  shortcutGroups,
  shortcutOf,
  type ShortcutGroup,
  type ShortcutName,
} from '@/app/shortcuts/shortcuts';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './ShortcutsDialog.module.css';

const groups: Record<ShortcutGroup, MessageDescriptor> = defineMessages({
  reading: { id: 'shortcuts.reading', defaultMessage: 'Reading' },
  post: { id: 'shortcuts.post', defaultMessage: 'Focused post' },
  page: { id: 'shortcuts.page', defaultMessage: 'Everywhere' },
  places: { id: 'shortcuts.places', defaultMessage: 'Go to' },
});

const words: Record<ShortcutName, MessageDescriptor> = defineMessages({
  next: { id: 'shortcuts.next', defaultMessage: 'Next post' },
  previous: { id: 'shortcuts.previous', defaultMessage: 'Previous post' },
  showNew: { id: 'shortcuts.show_new', defaultMessage: 'Show new posts' },
  top: { id: 'shortcuts.top', defaultMessage: 'Scroll to top' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open' },
  reply: { id: 'shortcuts.reply', defaultMessage: 'Reply' },
  favourite: { id: 'shortcuts.favourite', defaultMessage: 'Favourite' },
  repeat: { id: 'shortcuts.repeat', defaultMessage: 'Repeat' },
  quote: { id: 'shortcuts.quote', defaultMessage: 'Quote' },
  bookmark: { id: 'shortcuts.bookmark', defaultMessage: 'Bookmark' },
  fold: { id: 'shortcuts.fold', defaultMessage: 'Show more or less text' },
  media: { id: 'shortcuts.media', defaultMessage: 'Show or hide media' },
  openMedia: { id: 'shortcuts.open_media', defaultMessage: 'Open media' },
  author: { id: 'shortcuts.author', defaultMessage: "Open author's profile" },
  mention: { id: 'shortcuts.mention', defaultMessage: 'Mention author' },
  newPost: { id: 'shortcuts.new_post', defaultMessage: 'New post' },
  search: { id: 'shortcuts.search', defaultMessage: 'Search' },
  back: { id: 'shortcuts.back', defaultMessage: 'Back' },
  leave: { id: 'shortcuts.leave', defaultMessage: 'Leave a field or close a dialog' },
  help: { id: 'shortcuts.help', defaultMessage: 'Show keyboard shortcuts' },
  home: { id: 'shortcuts.home', defaultMessage: 'Home timeline' },
  notifications: { id: 'shortcuts.notifications', defaultMessage: 'Notifications' },
  local: { id: 'shortcuts.local', defaultMessage: 'Local timeline' },
  known: { id: 'shortcuts.known', defaultMessage: 'Known network' },
  direct: { id: 'shortcuts.direct', defaultMessage: 'Direct messages' },
  bookmarks: { id: 'shortcuts.bookmarks', defaultMessage: 'Bookmarks' },
  profile: { id: 'shortcuts.profile', defaultMessage: 'Your profile' },
  chats: { id: 'shortcuts.chats', defaultMessage: 'Chats' },
  announcements: { id: 'shortcuts.announcements', defaultMessage: 'Announcements' },
  settings: { id: 'shortcuts.settings', defaultMessage: 'Settings' },
});

const title = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
}).title;

/** As printed on most keyboards. */
const keyCaps: Readonly<Record<string, string>> = { Escape: 'Esc' };

export function ShortcutsDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const offered = useAppSelector(selectOfferedShortcuts);
  return (
    <Dialog title={intl.formatMessage(title)} level={level} onClose={onClose} initialFocus={list}>
      {/* Focusable, because nothing inside is, and scrolling with keys needs a starting point. */}
      <div
        ref={list}
        className={styles.groups}
        role="region"
        aria-label={intl.formatMessage(title)}
        tabIndex={0}
      >
        {shortcutGroups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.heading}>
              <FormattedMessage {...groups[group]} />
            </h3>
            <dl className={styles.list}>
              {offered
                .filter((name) => shortcutOf(name).group === group)
                .map((name) => (
                  <Fragment key={name}>
                    <dt className={styles.keys}>
                      <Keys name={name} />
                    </dt>
                    <dd>
                      <FormattedMessage {...words[name]} />
                    </dd>
                  </Fragment>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Keys({ name }: { name: ShortcutName }) {
  return shortcutOf(name).keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && (
        <>
          {' '}
          <FormattedMessage id="shortcuts.or" defaultMessage="or" />{' '}
        </>
      )}
      {key.split(' ').map((cap, place) => (
        <Fragment key={cap}>
          {place > 0 && ' '}
          <kbd className={styles.key}>{keyCaps[cap] ?? cap}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
