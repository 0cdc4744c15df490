/**
 * The editor of a custom theme. Changes are visible on the page in the next frame, behind the
 * settings dialog or when it is minimised, and stay a draft until they are applied.
 */
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectThemeInUse } from '@/selectors/settings/themeEditor';
import { themeEditorOpened } from '@/slices/settings/themeEditor';
import { Button } from '@/ui/buttons/Button';
import { BackIcon } from '@/ui/icons/icons';
import { Collapsible } from '@/ui/structure/Collapsible';
import { Tabs } from '@/ui/structure/Tabs';
import { AllColours } from './AllColours';
import { CommonColours } from './CommonColours';
import { DraftContrast } from './DraftContrast';
import { ThemeEditorFooter } from './ThemeEditorFooter';
import { ThemeEditorHeader } from './ThemeEditorHeader';
import { FontsPart } from './FontsPart';
import { PickedThemeFile } from './PickedThemeFile';
import { ThemePreview } from './ThemePreview';
import { ShadowsPart } from './ShadowsPart';
import { ShapePart } from './ShapePart';
import { BaseThemePicker } from './BaseThemePicker';
import styles from './ThemeEditor.module.css';
import { useThemePreview } from './useThemePreview';

const parts = {
  common: CommonColours,
  colours: AllColours,
  shape: ShapePart,
  shadows: ShadowsPart,
  fonts: FontsPart,
  start: BaseThemePicker,
};

type Part = keyof typeof parts;

const titles: Record<Part, MessageDescriptor> = defineMessages({
  common: { id: 'settings.style.common_colors._tab_label', defaultMessage: 'Main colours' },
  colours: { id: 'settings.style.advanced_colors._tab_label', defaultMessage: 'All colours' },
  shape: { id: 'settings.style.radii._tab_label', defaultMessage: 'Shape' },
  shadows: { id: 'settings.style.shadows._tab_label', defaultMessage: 'Shadows' },
  fonts: { id: 'settings.style.fonts._tab_label', defaultMessage: 'Fonts' },
  start: { id: 'settings.style.start_tab_label', defaultMessage: 'Start from' },
});

const messages = defineMessages({
  parts: { id: 'settings.style.parts', defaultMessage: 'Theme sections' },
});

export function ThemeEditor({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const [part, setPart] = useState<Part>('common');
  useOpened();
  useThemePreview();
  const Shown = parts[part];
  return (
    <section className={styles.editor} aria-labelledby="theme-editor-title">
      <div className={styles.title}>
        <Button size="small" tone="quiet" icon={BackIcon} onPress={onLeave}>
          <FormattedMessage id="settings.theme_edit_leave" defaultMessage="Back to Appearance" />
        </Button>
        <h3 id="theme-editor-title">
          <FormattedMessage id="settings.theme_editor" defaultMessage="Theme editor" />
        </h3>
      </div>
      <ThemeEditorHeader />
      <PickedThemeFile />
      <DraftContrast />
      <div className={styles.preview}>
        <Collapsible
          title={<FormattedMessage id="settings.style.preview.header" defaultMessage="Preview" />}
        >
          <ThemePreview />
        </Collapsible>
      </div>
      <Tabs
        label={intl.formatMessage(messages.parts)}
        tabs={(Object.keys(parts) as Part[]).map((id) => ({
          id,
          label: intl.formatMessage(titles[id]),
        }))}
        selected={part}
        onSelect={setPart}
      >
        <div key={part} className={styles.part}>
          <Shown />
        </div>
      </Tabs>
      <ThemeEditorFooter />
    </section>
  );
}

/** Starts the draft from the theme in use, before anything is previewed. */
function useOpened(): void {
  const dispatch = useAppDispatch();
  const inUse = useAppSelector(selectThemeInUse);
  const [first] = useState(inUse);
  useEffect(() => {
    dispatch(themeEditorOpened(first));
  }, [dispatch, first]);
}
