/** The content of the tab "Appearance", or the theme editor while it is open. */
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import { ThemeIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './ThemeChoice.module.css';
import { ThemeChoice } from './ThemeChoice';
import { themeSections } from './themeSections';

const ThemeEditor = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "themeEditor" */ './editor/ThemeEditor')).ThemeEditor,
  { placeholder: () => <Skeleton shape="line" count={8} /> },
);

export function AppearanceTab({ children }: { children: ReactNode }) {
  const [editing, setEditing] = useState(false);
  if (editing) return <ThemeEditor onLeave={() => setEditing(false)} />;
  return (
    <>
      <ThemeChoice />
      <div className={styles.make} data-setting={themeSections.editor.id}>
        <Button icon={ThemeIcon} onPress={() => setEditing(true)}>
          <FormattedMessage {...themeSections.editor.title} />
        </Button>
      </div>
      {children}
    </>
  );
}
