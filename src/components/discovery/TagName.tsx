/** The name of a hashtag within a sentence: a link to its page. */
import { pathTo } from '@/domain/session/routes';
import { Link } from '@/ui/buttons/Link';

export const TagName = ({ tag }: { tag: string }) => (
  <Link to={pathTo('tag-timeline', { tag })}>
    <bdi>#{tag}</bdi>
  </Link>
);
