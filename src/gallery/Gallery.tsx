/**
 * Every primitive in every state, without a server. A page for developers; who mounts it hands in
 * the themes and puts the chosen one on the page.
 */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Checkbox } from '@/ui/Checkbox';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { Select } from '@/ui/Select';
import { Buttons } from './Buttons';
import { Feedback } from './Feedback';
import { Fields } from './Fields';
import { Overlays } from './Overlays';
import { People } from './People';
import { Structure } from './Structure';
import styles from './Gallery.module.css';

interface GalleryProps {
  /** Names of the themes that can be chosen. */
  themes?: readonly string[];
  theme?: string;
  onTheme?: (theme: string) => void;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

export default function Gallery({ themes = [], theme, onTheme }: GalleryProps) {
  const [rightToLeft, setRightToLeft] = useState(false);
  const [now] = useState(() => new Date().getTime());
  return (
    <div className={styles.gallery} dir={rightToLeft ? 'rtl' : 'ltr'}>
      <ScreenHeading title="Primitives" />
      <div className={styles.controls}>
        {theme !== undefined && onTheme && (
          <Select
            label="Theme"
            options={themes.map((name) => ({ value: name, label: name }))}
            value={theme}
            onChange={onTheme}
          />
        )}
        <Checkbox label="Right to left" checked={rightToLeft} onChange={setRightToLeft} />
      </div>
      <div className={styles.columns}>
        <Column title="Pressed">
          <Buttons />
        </Column>
        <Column title="Filled in">
          <Fields />
        </Column>
        <Column title="Floating">
          <Overlays />
        </Column>
        <Column title="People and numbers">
          <People now={now} />
        </Column>
        <Column title="Feedback">
          <Feedback />
        </Column>
        <Column title="Structure">
          <Structure />
        </Column>
      </div>
    </div>
  );
}
