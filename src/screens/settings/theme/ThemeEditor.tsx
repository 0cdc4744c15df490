/**
 * A theme of the reader's own. What they change is on the page in the next frame, behind the
 * settings and once these are minimised, and stays a draft until it is put to use.
 */
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectThemeInUse } from '@/selectors/themeEditor';
import { themeEditorOpened } from '@/slices/themeEditor';
import { Button } from '@/ui/Button';
import { BackIcon } from '@/ui/icons';
import { Collapsible } from '@/ui/Collapsible';
import { Tabs } from '@/ui/Tabs';
import { AllColours } from './AllColours';
import { CommonColours } from './CommonColours';
import { DraftContrast } from './DraftContrast';
import { EditorFoot } from './EditorFoot';
import { EditorHead } from './EditorHead';
import { FontsPart } from './FontsPart';
import { PickedFile } from './PickedFile';
import { Preview } from './Preview';
import { ShadowsPart } from './ShadowsPart';
import { ShapePart } from './ShapePart';
import { StartFrom } from './StartFrom';
import styles from './ThemeEditor.module.css';
import { useTryOn } from './useTryOn';

const parts = {
  common: CommonColours,
  colours: AllColours,
  shape: ShapePart,
  shadows: ShadowsPart,
  fonts: FontsPart,
  start: StartFrom,
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
  parts: { id: 'settings.style.parts', defaultMessage: 'Parts of the theme' },
});

export function ThemeEditor({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const [part, setPart] = useState<Part>('common');
  useOpened();
  useTryOn();
  const Shown = parts[part];
  return (
    <section className={styles.editor} aria-labelledby="theme-editor-title">
      <div className={styles.title}>
        <Button size="small" tone="quiet" icon={BackIcon} onPress={onLeave}>
          <FormattedMessage id="settings.theme_edit_leave" defaultMessage="Back to appearance" />
        </Button>
        <h3 id="theme-editor-title">
          <FormattedMessage id="settings.theme_editor" defaultMessage="Theme editor" />
        </h3>
      </div>
      <EditorHead />
      <PickedFile />
      <DraftContrast />
      <div className={styles.preview}>
        <Collapsible
          title={<FormattedMessage id="settings.style.preview.header" defaultMessage="Preview" />}
        >
          <Preview />
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
      <EditorFoot />
    </section>
  );
}

/** The draft begins with what the page has, as it is before anything is tried on. */
function useOpened(): void {
  const dispatch = useAppDispatch();
  const inUse = useAppSelector(selectThemeInUse);
  const [first] = useState(inUse);
  useEffect(() => {
    dispatch(themeEditorOpened(first));
  }, [dispatch, first]);
}
