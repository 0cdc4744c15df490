/** The radii of corners, and the opacity of translucent parts. */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { radiiOf } from '@/domain/settings/theme/computeTheme';
import { LARGEST_RADIUS_SHOWN } from '@/domain/settings/theme/themeDraft';
import {
  defaultOpacities,
  radiusNames,
  type OpacityName,
  type RadiusName,
} from '@/domain/settings/theme/themeParts';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftSource } from '@/selectors/settings/themeEditor';
import { themeStepEnded, themeValueSet } from '@/slices/settings/themeEditor';
import { Slider } from './Slider';
import styles from './ThemeEditor.module.css';

const radii: Record<RadiusName, MessageDescriptor> = defineMessages({
  btn: { id: 'settings.btnRadius', defaultMessage: 'Buttons' },
  input: { id: 'settings.inputRadius', defaultMessage: 'Text fields' },
  checkbox: { id: 'settings.checkboxRadius', defaultMessage: 'Checkboxes' },
  panel: { id: 'settings.panelRadius', defaultMessage: 'Panels' },
  avatar: { id: 'settings.avatarRadius', defaultMessage: 'Avatars' },
  avatarAlt: { id: 'settings.avatarAltRadius', defaultMessage: 'Avatars in notifications' },
  tooltip: { id: 'settings.tooltipRadius', defaultMessage: 'Tooltips and alerts' },
  attachment: { id: 'settings.attachmentRadius', defaultMessage: 'Attachments' },
  chatMessage: { id: 'settings.chatMessageRadius', defaultMessage: 'Chat messages' },
});

const opacities: Record<OpacityName, MessageDescriptor> = defineMessages({
  bg: { id: 'settings.style.opacity.bg', defaultMessage: 'Background' },
  underlay: {
    id: 'settings.style.opacity.underlay',
    defaultMessage: 'Background overlay',
  },
  faint: { id: 'settings.style.opacity.faint', defaultMessage: 'Faint text' },
  profileTint: { id: 'settings.style.opacity.profile_tint', defaultMessage: 'Profile tint' },
  popover: { id: 'settings.style.opacity.popover', defaultMessage: 'Menus and dialogs' },
  border: { id: 'settings.style.opacity.border', defaultMessage: 'Borders' },
  panel: { id: 'settings.style.opacity.panel', defaultMessage: 'Panel headers' },
  btn: { id: 'settings.style.opacity.btn', defaultMessage: 'Buttons' },
  input: { id: 'settings.style.opacity.input', defaultMessage: 'Text fields' },
  alert: { id: 'settings.style.opacity.alert', defaultMessage: 'Alerts' },
  alertPopup: { id: 'settings.style.opacity.alert_popup', defaultMessage: 'Floating alerts' },
});

export function ShapePart() {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const source = useAppSelector(selectDraftSource);
  const rounds = radiiOf(source);
  const set = (part: 'radii' | 'opacity', name: string, value: number | null) =>
    dispatch(themeValueSet({ part, name, value }));
  const leave = () => dispatch(themeStepEnded());
  return (
    <>
      <h4 id={`${id}-radii`}>
        <FormattedMessage id="settings.radii_help" defaultMessage="Corner radius in pixels" />
      </h4>
      <div role="group" aria-labelledby={`${id}-radii`} className={styles.pair}>
        {radiusNames.map((name) => (
          <Slider
            key={name}
            label={intl.formatMessage(radii[name])}
            value={rounds[name]}
            least={0}
            most={Math.max(LARGEST_RADIUS_SHOWN, rounds[name])}
            step={1}
            onChange={(value) => set('radii', name, value)}
            onLeave={leave}
            onInherit={source.radii[name] === undefined ? null : () => set('radii', name, null)}
          />
        ))}
      </div>
      <h4 id={`${id}-opacity`}>
        <FormattedMessage
          id="settings.style.common.opacity"
          defaultMessage="Opacity, from 0 (transparent) to 1 (opaque)"
        />
      </h4>
      <div role="group" aria-labelledby={`${id}-opacity`} className={styles.pair}>
        {(Object.keys(defaultOpacities) as OpacityName[]).map((name) => (
          <Slider
            key={name}
            label={intl.formatMessage(opacities[name])}
            value={source.opacity[name] ?? defaultOpacities[name]}
            least={0}
            most={1}
            step={0.05}
            onChange={(value) => set('opacity', name, value)}
            onLeave={leave}
            onInherit={source.opacity[name] === undefined ? null : () => set('opacity', name, null)}
          />
        ))}
      </div>
    </>
  );
}
