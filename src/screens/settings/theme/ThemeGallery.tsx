/** The available themes as a radio group of swatches. */
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectThemeForms } from '@/selectors/settings/themeChoice';
import { Icon } from '@/ui/icons/Icon';
import { CheckIcon } from '@/ui/icons/icons';
import styles from './ThemeGallery.module.css';
import { ThemeSwatch } from './ThemeSwatch';

const messages = defineMessages({
  themes: { id: 'settings.style.themes', defaultMessage: 'Themes' },
});

interface Props {
  selected: string;
  onChoose: (id: string) => void;
}

export function ThemeGallery({ selected, onChoose }: Props) {
  const intl = useIntl();
  const group = useId();
  const themes = useAppSelector(selectThemeForms);
  return (
    <div role="radiogroup" aria-label={intl.formatMessage(messages.themes)} className={styles.list}>
      {themes.map(({ id, name, form }) => (
        <label key={id} className={styles.theme}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            checked={id === selected}
            onChange={() => onChoose(id)}
          />
          <ThemeSwatch id={id} form={form} />
          <span className={styles.name}>
            {id === selected && <Icon node={CheckIcon} aria-hidden className={styles.check} />}
            <bdi>{name}</bdi>
          </span>
        </label>
      ))}
    </div>
  );
}
