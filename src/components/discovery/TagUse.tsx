/** How much a hashtag is used, in words and as a curve of the days, where the server counts it. */
import { FormattedMessage } from 'react-intl';
import { usesOf } from '@/domain/discovery/tags';
import { useAppSelector } from '@/hooks/store';
import { selectTag } from '@/selectors/discovery/tags';
import { UseCurve, WEEK } from './UseCurve';
import styles from './UseCurve.module.css';

export function TagUse({ name }: { name: string }) {
  const days = useAppSelector((state) => selectTag(state, name)?.days);
  if (days === undefined || days.length < WEEK) return null;
  const week = days.slice(0, WEEK);
  return (
    <>
      <UseCurve days={week} />
      <span className={styles.words}>
        <FormattedMessage
          id="tags.uses"
          defaultMessage="{count, plural, one {# post} other {# posts}} in the last 7 days"
          values={{ count: usesOf({ days: week }) }}
        />
      </span>
    </>
  );
}
