/** A count in the language's short form ("1.2K"), with the full number as its tooltip. */
import { useIntl, type IntlShape } from 'react-intl';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './NumberText.module.css';

/** Numbers are shortened from here on. */
const LONG = 1_000;

export const shortNumber = (intl: IntlShape, value: number): string =>
  Math.abs(value) < LONG
    ? intl.formatNumber(value)
    : intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 });

export function NumberText({ value }: { value: number }) {
  const intl = useIntl();
  const short = shortNumber(intl, value);
  const whole = intl.formatNumber(value);
  return (
    <span className={styles.number} {...tooltipProps(short === whole ? null : whole)}>
      {short}
    </span>
  );
}
