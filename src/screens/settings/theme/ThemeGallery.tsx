/** The themes of the list as small pictures of themselves, one of them chosen. */
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { lookOf } from '@/domain/theme/look';
import { useAppSelector } from '@/hooks/store';
import { selectThemeForms } from '@/selectors/themeChoice';
import { CheckIcon } from '@/ui/icons';
import styles from './ThemeGallery.module.css';

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
      {themes.map(({ id, name, form }) => {
        const look = lookOf(id, form);
        return (
          <label key={id} className={styles.theme}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              checked={id === selected}
              onChange={() => onChoose(id)}
            />
            <span
              aria-hidden
              className={styles.picture}
              style={{ backgroundColor: look.page, color: look.text }}
            >
              <span className={styles.bar} style={{ backgroundColor: look.bar }}>
                <span className={styles.dot} style={{ backgroundColor: look.accent }} />
              </span>
              <span className={styles.lines} style={{ backgroundColor: look.panel }}>
                <span className={styles.line} style={{ backgroundColor: look.text }} />
                <span className={styles.line} style={{ backgroundColor: look.faint }} />
                <span className={styles.line} style={{ backgroundColor: look.accent }} />
                <span className={styles.marks}>
                  {look.marks.map((colour) => (
                    <span key={colour} className={styles.dot} style={{ backgroundColor: colour }} />
                  ))}
                </span>
              </span>
            </span>
            <span className={styles.name}>
              {id === selected && <CheckIcon aria-hidden className={styles.check} />}
              <bdi>{name}</bdi>
            </span>
          </label>
        );
      })}
    </div>
  );
}
