/**
 * The sticky head of a column: the screen's title, which is the page's only `h1` and takes the
 * focus after a route change, and at most three actions.
 */
import { useContext, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { BackIcon } from '@/ui/icons/icons';
import { ScreenTitleContext } from './screenTitle';
import styles from './ScreenHeading.module.css';

const messages = defineMessages({
  back: { id: 'general.back', defaultMessage: 'Back' },
});

interface ScreenHeadingProps {
  title: ReactNode;
  /** The title has several parts, in the page's order, each with its own direction. */
  composed?: boolean;
  actions?: readonly [ReactNode?, ReactNode?, ReactNode?];
  onBack?: () => void;
  /** A column beside the main one has a level-2 title. */
  level?: 1 | 2;
  id?: string;
}

export function ScreenHeading({
  title,
  composed = false,
  actions = [],
  onBack,
  level = 1,
  id,
}: ScreenHeadingProps) {
  const intl = useIntl();
  const tell = useContext(ScreenTitleContext);
  const Title = level === 1 ? 'h1' : 'h2';
  const [first, second, third] = actions;
  return (
    <header className={styles.heading} data-surface="head">
      {onBack && (
        <IconButton
          label={intl.formatMessage(messages.back)}
          icon={BackIcon}
          mirrored
          onPress={onBack}
        />
      )}
      <Title
        ref={level === 1 ? tell : undefined}
        id={id}
        className={styles.title}
        tabIndex={-1}
        dir={composed ? undefined : 'auto'}
      >
        {title}
      </Title>
      <div className={styles.actions}>
        {first}
        {second}
        {third}
      </div>
    </header>
  );
}
