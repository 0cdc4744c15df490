/** The way to the posts of a person, where staff has a list of them. */
import { FormattedMessage, useIntl } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectContentOffers } from '@/selectors/admin/staffContent';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { words } from './messages';
import styles from './People.module.css';

export function PersonPosts({ handle }: { handle: string }) {
  const { formatMessage } = useIntl();
  const offers = useAppSelector(selectContentOffers);
  if (!offers?.posts) return null;
  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        <LinkButton internal href={pathTo('moderation-entry', { page: 'content', id: handle })}>
          {offers.hidden ? (
            <FormattedMessage
              id="moderation.show_posts"
              defaultMessage="Show posts, including private ones"
            />
          ) : (
            formatMessage(words.posts)
          )}
        </LinkButton>
      </div>
    </div>
  );
}
