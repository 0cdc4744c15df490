/** The shadows of one kind of element: a list, the topmost first, or left to the engine. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { defaultShadows, type Shadow, type ShadowName } from '@/domain/settings/theme/themeParts';
import { shadowNames } from '@/domain/settings/theme/themeShadows';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftSource } from '@/selectors/settings/themeEditor';
import { themeValueSet } from '@/slices/settings/themeEditor';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { AddIcon } from '@/ui/icons/icons';
import { Select } from '@/ui/fields/Select';
import { ShadowForm } from './ShadowForm';
import styles from './ThemeEditor.module.css';

const names: Record<ShadowName, MessageDescriptor> = defineMessages({
  panel: { id: 'settings.style.shadows.components.panel', defaultMessage: 'Panels' },
  topBar: { id: 'settings.style.shadows.components.topBar', defaultMessage: 'Top bar' },
  popup: { id: 'settings.style.shadows.components.popup', defaultMessage: 'Menus and dialogs' },
  avatar: { id: 'settings.style.shadows.components.avatar', defaultMessage: 'Profile avatars' },
  avatarStatus: {
    id: 'settings.style.shadows.components.avatarStatus',
    defaultMessage: 'Post avatars',
  },
  panelHeader: {
    id: 'settings.style.shadows.components.panelHeader',
    defaultMessage: 'Panel headers',
  },
  button: { id: 'settings.style.shadows.components.button', defaultMessage: 'Buttons' },
  buttonHover: {
    id: 'settings.style.shadows.components.buttonHover',
    defaultMessage: 'Hovered buttons',
  },
  buttonPressed: {
    id: 'settings.style.shadows.components.buttonPressed',
    defaultMessage: 'Pressed buttons',
  },
  input: { id: 'settings.style.shadows.components.input', defaultMessage: 'Text fields' },
});

const messages = defineMessages({
  of: { id: 'settings.style.shadows.component', defaultMessage: 'Shadows for' },
  own: { id: 'settings.style.shadows.override', defaultMessage: 'Custom shadows' },
});

const fresh: Shadow = {
  x: 0,
  y: 2,
  blur: 6,
  spread: 0,
  color: '#000000',
  alpha: 0.4,
  inset: false,
};

export function ShadowsPart() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [name, setName] = useState<ShadowName>('panel');
  const own = useAppSelector((state) => selectDraftSource(state).shadows[name]);
  const set = (list: readonly Shadow[] | null) =>
    dispatch(themeValueSet({ part: 'shadows', name, value: list }));
  const list = own ?? [];
  const move = (from: number, to: number) => {
    const shadow = list[from];
    if (shadow) set(list.toSpliced(from, 1).toSpliced(to, 0, shadow));
  };
  return (
    <>
      <Select
        label={intl.formatMessage(messages.of)}
        options={shadowNames.map((value) => ({ value, label: intl.formatMessage(names[value]) }))}
        value={name}
        onChange={setName}
      />
      <Checkbox
        label={intl.formatMessage(messages.own)}
        checked={own !== undefined}
        onChange={(on) => set(on ? defaultShadows[name] : null)}
      />
      {own?.length === 0 && (
        <p className={styles.hint}>
          <FormattedMessage id="settings.style.shadows.empty" defaultMessage="No shadows" />
        </p>
      )}
      {list.map((shadow, place) => (
        <ShadowForm
          key={`${name} ${place}`}
          shadow={shadow}
          place={place}
          count={list.length}
          onChange={(change) => set(list.with(place, { ...shadow, ...change }))}
          onMove={(to) => move(place, to)}
          onRemove={() => set(list.toSpliced(place, 1))}
        />
      ))}
      {own && (
        <div>
          <Button icon={AddIcon} onPress={() => set([...list, fresh])}>
            <FormattedMessage id="settings.style.shadows.add" defaultMessage="Add shadow" />
          </Button>
        </div>
      )}
    </>
  );
}
