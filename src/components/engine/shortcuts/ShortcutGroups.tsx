/** Keyboard shortcuts in their groups, with keys as printed on most keyboards. */
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { shortcutGroups, shortcutOf, type ShortcutName } from './shortcuts';
import { shortcutGroupTitles, shortcutTexts } from './shortcutTexts';
import styles from './ShortcutGroups.module.css';

const keyCaps: Readonly<Record<string, string>> = { Escape: 'Esc' };

/** Groups without any of the given shortcuts are left out. */
export function ShortcutGroups({ names }: { names: readonly ShortcutName[] }) {
  const groups = shortcutGroups
    .map((group) => ({ group, inside: names.filter((name) => shortcutOf(name).group === group) }))
    .filter(({ inside }) => inside.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ group, inside }) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>
            <FormattedMessage {...shortcutGroupTitles[group]} />
          </h3>
          <dl className={styles.list}>
            {inside.map((name) => (
              <Fragment key={name}>
                <dt className={styles.keys} data-help={`key-${name}`}>
                  <Keys name={name} />
                </dt>
                <dd>
                  <FormattedMessage {...shortcutTexts[name]} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Keys({ name }: { name: ShortcutName }) {
  const { keys, printed } = shortcutOf(name);
  return (printed === undefined ? keys : [printed]).map((key, at) => (
    <Fragment key={key}>
      {at > 0 && (
        <>
          {' '}
          <FormattedMessage id="shortcuts.or" defaultMessage="or" />{' '}
        </>
      )}
      {key.split(' ').map((cap, place) => (
        <Fragment key={cap}>
          {place > 0 && ' '}
          <kbd className={styles.key}>{keyCaps[cap] ?? cap}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
