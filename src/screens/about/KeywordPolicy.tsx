/** The keyword policy: words that reject a post or hide it from timelines, and replacements. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { KeywordRules } from '@/domain/session/about';
import styles from './AboutScreen.module.css';

const words: Record<'federatedTimelineRemoval' | 'reject', MessageDescriptor> = defineMessages({
  reject: { id: 'about.mrf.keyword.reject', defaultMessage: 'Posts containing these are rejected' },
  federatedTimelineRemoval: {
    id: 'about.mrf.keyword.ftl_removal',
    defaultMessage: 'Posts containing these are hidden from the known network',
  },
});

const kinds = ['reject', 'federatedTimelineRemoval'] as const;

export function KeywordPolicy({ keywords }: { keywords: KeywordRules }) {
  const intl = useIntl();
  const shown = kinds.filter((kind) => keywords[kind].length > 0);
  if (shown.length === 0 && keywords.replace.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>
        <FormattedMessage id="about.mrf.keyword.keyword_policies" defaultMessage="Keywords" />
      </h3>
      {shown.map((kind) => (
        <div key={kind} className={styles.group}>
          <p className={styles.faint}>{intl.formatMessage(words[kind])}</p>
          <ul className={styles.tags} aria-label={intl.formatMessage(words[kind])}>
            {keywords[kind].map((pattern) => (
              <li key={pattern} className={styles.tag}>
                <code dir="auto">{pattern}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {keywords.replace.length > 0 && (
        <>
          <p className={styles.faint}>
            <FormattedMessage id="about.mrf.keyword.replace" defaultMessage="Replaced words" />
          </p>
          <dl className={styles.facts}>
            {keywords.replace.map(({ pattern, replacement }) => (
              <div key={pattern} className={styles.fact}>
                <dt>
                  <code dir="auto">{pattern}</code>
                </dt>
                <dd>
                  {replacement ? (
                    <code dir="auto">{replacement}</code>
                  ) : (
                    <FormattedMessage
                      id="about.mrf.keyword.is_replaced_by_nothing"
                      defaultMessage="removed"
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
