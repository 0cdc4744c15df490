/** A count in the short form of the language ("1.2K"), with the whole number as its tooltip. */
import { useIntl } from 'react-intl';
import { tip } from './tip';
import styles from './NumberText.module.css';

export function NumberText({ value }: { value: number }) {
  const intl = useIntl();
  const whole = intl.formatNumber(value);
  const short = intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 });
  const isShort = Math.abs(value) >= 1_000 && short !== whole;
  return (
    <span className={styles.number} {...tip(isShort ? whole : null)}>
      {isShort ? short : whole}
    </span>
  );
}
