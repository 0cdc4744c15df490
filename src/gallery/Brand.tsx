/** Shows the operator's configuration: name, logo, background, and the value of every key. */
import { FormattedMessage } from 'react-intl';
import { Logo } from '@/components/session/navigation/Logo';
import { useAppSelector } from '@/hooks/store';
import { cssUrl } from '@/lib/net/cssUrl';
import { selectInstance } from '@/selectors/session/config';
import styles from './Brand.module.css';

/** Configuration keys that are not defaults of settings. */
const keys = [
  'name',
  'logo',
  'logoMask',
  'logoMargin',
  'logoLeft',
  'hideSitename',
  'background',
  'nsfwCensorImage',
  'redirectRootLogin',
  'redirectRootNoLogin',
  'loginMethod',
  'showInstanceSpecificPanel',
  'showFeaturesPanel',
  'embeddedToS',
  'disableUpdateNotification',
] as const;

export function Brand() {
  const instance = useAppSelector(selectInstance);
  const defaults = useAppSelector((state) => state.config.instanceDefaults);
  const { name, hideSitename, logoLeft, background } = instance;
  const values = [...keys.map((key) => [key, instance[key]] as const), ...Object.entries(defaults)];
  return (
    <section className={styles.brand}>
      <div className={styles.bar} data-surface="bar">
        {!logoLeft && !hideSitename && <span className={styles.name}>{name}</span>}
        <Logo besideName={!hideSitename} />
        {logoLeft && !hideSitename && <span className={styles.name}>{name}</span>}
      </div>
      {background !== null && (
        <div
          className={styles.background}
          style={{ backgroundImage: cssUrl(background) }}
          aria-hidden
        />
      )}
      <h2 className={styles.title}>
        <FormattedMessage id="brand.configuration" defaultMessage="Configuration" />
      </h2>
      <dl className={styles.values}>
        {values.map(([key, value]) => (
          <div key={key} className={styles.value}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>
              <code>{JSON.stringify(value)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
