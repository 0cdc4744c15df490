/** Every primitive in every state, without a server. The sample content is in English. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Buttons } from './Buttons';
import { Feedback } from './Feedback';
import { Fields } from './Fields';
import { Overlays } from './Overlays';
import { People } from './People';
import { Structure } from './Structure';
import styles from './Gallery.module.css';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

export function Gallery() {
  const [now] = useState(() => new Date().getTime());
  return (
    <div className={styles.columns} lang="en">
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
  );
}
