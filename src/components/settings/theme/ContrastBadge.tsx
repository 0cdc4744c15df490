/** The contrast of a text: the WCAG ratio, its grade, and both in words. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { gradeOf, type ContrastGrade } from '@/domain/settings/theme/contrastPairs';
import { Icon } from '@/ui/icons/Icon';
import { SuccessIcon, WarningIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './ContrastBadge.module.css';

const grades: Record<ContrastGrade, MessageDescriptor> = defineMessages({
  aaa: {
    id: 'settings.style.common.contrast.level.aaa',
    defaultMessage: 'Contrast {ratio}:1, very easy to read (AAA)',
  },
  aa: {
    id: 'settings.style.common.contrast.level.aa',
    defaultMessage: 'Contrast {ratio}:1, easy to read (AA)',
  },
  large: {
    id: 'settings.style.common.contrast.level.large',
    defaultMessage: 'Contrast {ratio}:1, large text only',
  },
  poor: {
    id: 'settings.style.common.contrast.level.bad',
    defaultMessage: 'Contrast {ratio}:1, hard to read',
  },
});

const short: Partial<Record<ContrastGrade, string>> = { aaa: 'AAA', aa: 'AA' };

export function ContrastBadge({ ratio }: { ratio: number }) {
  const intl = useIntl();
  const grade = gradeOf(ratio);
  // Rounded down: 4.49 does not reach 4.5.
  const told = intl.formatNumber(Math.floor(ratio * 10) / 10, { minimumFractionDigits: 1 });
  const words = intl.formatMessage(grades[grade], { ratio: told });
  const mark = short[grade] ? SuccessIcon : WarningIcon;
  return (
    <span
      role="img"
      aria-label={words}
      className={styles.mark}
      data-grade={grade}
      {...tooltipProps(words)}
    >
      <Icon node={mark} aria-hidden />
      <span aria-hidden>{short[grade] ? `${told} ${short[grade]}` : told}</span>
    </span>
  );
}
