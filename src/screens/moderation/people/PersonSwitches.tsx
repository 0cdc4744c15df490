/** The roles and the restrictions of a person, as switches that act at once. */
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { isOffered } from '@/domain/admin/peopleOffers';
import { useAppSelector } from '@/hooks/store';
import { selectCurrentUserId } from '@/selectors/session/session';
import { Checkbox } from '@/ui/fields/Checkbox';
import { words } from './messages';
import type { PartProps } from './PersonMeasures';
import { isSwitchedOn, rightSwitches, tagSwitches, type Change } from './switches';
import styles from './People.module.css';

export function PersonSwitches({ person, offers, jobs, onAct }: PartProps) {
  const ownId = useAppSelector(selectCurrentUserId);
  const entries = (switches: typeof tagSwitches | typeof rightSwitches) =>
    switches
      .filter(({ change }) => isOffered(offers, person, change, ownId))
      .map(({ change, label }) => ({ change, label, on: isSwitchedOn(person, jobs, change) }));
  const press = ({ change, on }: Entry) => onAct({ ...change, wanted: !on });
  return (
    <>
      <Switches title={words.roles} entries={entries(rightSwitches)} onPress={press} />
      <Switches title={words.restrictions} entries={entries(tagSwitches)} onPress={press} />
    </>
  );
}

interface Entry {
  change: Change;
  label: MessageDescriptor;
  on: boolean;
}

interface Props {
  title: MessageDescriptor;
  entries: readonly Entry[];
  onPress: (entry: Entry) => void;
}

function Switches({ title, entries, onPress }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  if (entries.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {formatMessage(title)}
      </h2>
      <div data-fields="beside">
        {entries.map((entry) => (
          <Checkbox
            key={entry.label.id}
            label={formatMessage(entry.label)}
            checked={entry.on}
            onChange={() => onPress(entry)}
          />
        ))}
      </div>
    </section>
  );
}
