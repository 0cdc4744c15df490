/** The roles and the restrictions of a person, as switches that act at once. */
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { moderationTags, type Right } from '@/domain/admin/moderation';
import type { PersonAction } from '@/domain/admin/people';
import { isOffered } from '@/domain/admin/peopleOffers';
import { useAppSelector } from '@/hooks/store';
import { selectCurrentUserId } from '@/selectors/session/session';
import { isPersonJobAtWork } from '@/slices/admin/staffPeople';
import { Checkbox } from '@/ui/fields/Checkbox';
import { rightLabels, tagLabels, words } from './messages';
import type { PartProps } from './PersonMeasures';
import styles from './People.module.css';

type Change = Extract<PersonAction, { kind: 'right' | 'tag' }>;

const rights: readonly Right[] = ['moderator', 'admin'];

export function PersonSwitches({ person, offers, jobs, onAct }: PartProps) {
  const ownId = useAppSelector(selectCurrentUserId);
  const pending = (change: Change): boolean | undefined => {
    const found = jobs.findLast(
      ({ action, ...job }) =>
        isPersonJobAtWork({ action, ...job }) &&
        ((action.kind === 'tag' && change.kind === 'tag' && action.tag === change.tag) ||
          (action.kind === 'right' && change.kind === 'right' && action.right === change.right)),
    );
    return found && 'wanted' in found.action ? found.action.wanted : undefined;
  };
  const isOn = (change: Change): boolean =>
    pending(change) ??
    (change.kind === 'tag' ? person.tags.includes(change.tag) : person.rights[change.right]);
  const entries = (changes: { change: Change; label: MessageDescriptor }[]) =>
    changes
      .filter(({ change }) => isOffered(offers, person, change, ownId))
      .map(({ change, label }) => ({ change, label, on: isOn(change) }));
  const press = ({ change, on }: { change: Change; on: boolean }) =>
    onAct({ ...change, wanted: !on });
  return (
    <>
      <Switches
        title={words.roles}
        entries={entries(
          rights.map((right) => ({
            change: { kind: 'right', right, wanted: true },
            label: rightLabels[right],
          })),
        )}
        onPress={press}
      />
      <Switches
        title={words.restrictions}
        entries={entries(
          moderationTags.map((tag) => ({
            change: { kind: 'tag', tag, wanted: true },
            label: tagLabels[tag],
          })),
        )}
        onPress={press}
      />
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
