/** The available themes as a radio group of swatches, if wanted with the system's choice first. */
import { useId, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectThemeForms, type ListedTheme } from '@/selectors/settings/themeChoice';
import { Icon } from '@/ui/icons/Icon';
import { CheckIcon } from '@/ui/icons/icons';
import styles from './ThemeGallery.module.css';
import { ThemeSwatch } from './ThemeSwatch';

const messages = defineMessages({
  themes: { id: 'settings.style.themes', defaultMessage: 'Themes' },
  system: { id: 'settings.theme_by_system', defaultMessage: 'Match system' },
});

interface Props {
  /** Null if the system decides. */
  selected: string | null;
  onChoose: (id: string) => void;
  onFollowSystem?: () => void;
}

export function ThemeGallery({ selected, onChoose, onFollowSystem }: Props) {
  const intl = useIntl();
  const group = useId();
  const themes = useAppSelector(selectThemeForms);
  return (
    <div role="radiogroup" aria-label={intl.formatMessage(messages.themes)} className={styles.list}>
      {onFollowSystem && (
        <Choice
          group={group}
          name={intl.formatMessage(messages.system)}
          chosen={selected === null}
          onChoose={onFollowSystem}
        >
          <SystemSwatch themes={themes} />
        </Choice>
      )}
      {themes.map(({ id, name, form }) => (
        <Choice
          key={id}
          group={group}
          name={name}
          chosen={id === selected}
          onChoose={() => onChoose(id)}
        >
          <ThemeSwatch id={id} form={form} />
        </Choice>
      ))}
    </div>
  );
}

interface ChoiceProps {
  group: string;
  name: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ group, name, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.theme}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        checked={chosen}
        onChange={onChoose}
      />
      {children}
      <span className={styles.name}>
        {chosen && <Icon node={CheckIcon} aria-hidden className={styles.check} />}
        <bdi>{name}</bdi>
      </span>
    </label>
  );
}

/** Half of the theme for the light mode, and half of the one for the dark mode. */
function SystemSwatch({ themes }: { themes: readonly ListedTheme[] }) {
  const light = useAppSelector((state) => selectSetting(state, 'lightTheme'));
  const dark = useAppSelector((state) => selectSetting(state, 'darkTheme'));
  const halves = [light, dark].flatMap((id) => themes.find((theme) => theme.id === id) ?? []);
  return (
    <span className={styles.halves}>
      {halves.map(({ id, form }) => (
        <ThemeSwatch key={id} id={id} form={form} />
      ))}
    </span>
  );
}
