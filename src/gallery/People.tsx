/** People, times and numbers, with values that are hard to lay out. */
import { Avatar } from '@/ui/images/Avatar';
import { Badge } from '@/ui/feedback/Badge';
import { FileSize } from '@/ui/text/FileSize';
import { NumberText } from '@/ui/text/NumberText';
import { Countdown } from '@/ui/text/Countdown';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { TimeFormatContext } from '@/ui/text/timeFormat';
import { UserName } from '@/ui/text/UserName';
import { Specimen } from './Specimen';
import styles from './People.module.css';

const SIZES = ['tiny', 'small', 'normal', 'large', 'huge'] as const;
const NUMBERS = [0, 7, 999, 1_000, 1_234, 99_950, 1_234_567, 2_000_000_000];
const BYTES = [0, 1_023, 1_500, 16_777_216, 1_073_741_824, 5_000_000_000_000];
const PICTURE = '/logo.svg';

const names = [
  ['Ada', '@ada'],
  ['Ada Lovelace, Countess of a Rather Long Name Indeed', '@ada.lovelace@home.example'],
  ['Ada', '@a.handle.that.goes.on.and.on@an.instance.with.a.long.name.example'],
  ['عائشة محمد', '@aisha@home.example'],
  ['山田太郎', '@taro@home.example'],
] as const;

/** Times in every unit before the moment the page was opened. */
const moments = (now: number) =>
  [0, 40, 300, 7_200, 172_800, 864_000, 6_000_000, 99_000_000].map((seconds) =>
    new Date(now - seconds * 1_000).toISOString(),
  );

export function People({ now }: { now: number }) {
  return (
    <>
      <Specimen title="Avatar: sizes, round, missing, broken">
        {SIZES.map((size) => (
          <Avatar key={size} url={PICTURE} size={size} />
        ))}
        <Avatar url={PICTURE} shape="round" size="large" />
        <Avatar url={null} />
        <Avatar url="/gone.png" shape="round" />
      </Specimen>
      <Specimen title="UserName in a narrow column" stacked>
        {names.map(([name, handle]) => (
          <div key={handle} className={styles.row}>
            <Avatar url={null} size="small" />
            <UserName name={name} handle={handle} />
            <RelativeTime date={new Date(now - 300_000).toISOString()} />
          </div>
        ))}
        {names.map(([name, handle]) => (
          <div key={handle} className={styles.row}>
            <Avatar url={null} size="small" />
            <UserName stacked name={name} handle={handle} />
          </div>
        ))}
      </Specimen>
      <Specimen title="RelativeTime: short, long, absolute">
        {moments(now).map((date) => (
          <RelativeTime key={date} date={date} />
        ))}
        {moments(now).map((date) => (
          <RelativeTime key={date} date={date} form="long" />
        ))}
        <TimeFormatContext value={{ absoluteAfter: 0, clock: 'language', full: true }}>
          {moments(now).map((date) => (
            <RelativeTime key={date} date={date} absolute />
          ))}
        </TimeFormatContext>
      </Specimen>
      <Specimen title="Countdown">
        <Countdown until={now + 3_600_000} />
      </Specimen>
      <Specimen title="NumberText, FileSize">
        {NUMBERS.map((value) => (
          <NumberText key={value} value={value} />
        ))}
        {BYTES.map((bytes) => (
          <span key={bytes}>
            <FileSize bytes={bytes} />
          </span>
        ))}
      </Specimen>
      <Specimen title="Badge">
        {[1, 42, 99, 100].map((count) => (
          <Badge key={count} count={count} />
        ))}
        {[1, 42, 99, 100].map((count) => (
          <Badge key={count} count={count} tone="notification" label={`${count} unread`} />
        ))}
      </Specimen>
    </>
  );
}
