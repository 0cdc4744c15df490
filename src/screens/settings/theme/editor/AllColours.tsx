/**
 * All colour slots by part of the page, with a button that goes through those with poor contrast.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import {
  groupOfSlot,
  slotGroups,
  slotsOf,
  type SlotGroup,
} from '@/domain/settings/theme/colourSlotGroups';
import { useAppSelector } from '@/hooks/store';
import { selectPoorPairs } from '@/selectors/settings/themeEditor';
import { Button } from '@/ui/buttons/Button';
import { Select } from '@/ui/fields/Select';
import { ColourRow } from './ColourRow';
import { slotGroupLabels, slotRoleLabels } from './colourSlotLabels';
import styles from './ThemeEditor.module.css';

const messages = defineMessages({
  part: { id: 'settings.style.part_of_page', defaultMessage: 'Part of the page' },
});

export function AllColours() {
  const intl = useIntl();
  const [group, setGroup] = useState<SlotGroup>('page');
  return (
    <>
      <Poor shown={group} onShow={setGroup} />
      <Select
        label={intl.formatMessage(messages.part)}
        options={slotGroups.map((value) => ({
          value,
          label: intl.formatMessage(slotGroupLabels[value]),
        }))}
        value={group}
        onChange={setGroup}
      />
      <p className={styles.hint}>
        <FormattedMessage
          id="settings.style.inherit_hint"
          defaultMessage="Ticked colours are your own. The rest are derived from other colours."
        />
      </p>
      <div
        role="group"
        aria-label={intl.formatMessage(slotGroupLabels[group])}
        className={styles.part}
      >
        {slotsOf(group).map(({ slot, role }) => (
          <ColourRow key={slot} slot={slot} label={intl.formatMessage(slotRoleLabels[role])} />
        ))}
      </div>
    </>
  );
}

/** Goes to the next part that has a text with poor contrast. */
function Poor({ shown, onShow }: { shown: SlotGroup; onShow: (group: SlotGroup) => void }) {
  const pairs = useAppSelector(selectPoorPairs);
  const groups = [...new Set(pairs.flatMap(({ slot }) => groupOfSlot(slot)?.group ?? []))];
  const next = groups[(groups.indexOf(shown) + 1) % groups.length];
  if (next === undefined) return null;
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>
        <FormattedMessage
          id="settings.style.poor_parts"
          defaultMessage="{count, plural, one {# part of the page has} other {# parts of the page have}} text that's hard to read."
          values={{ count: groups.length }}
        />
      </p>
      <Button size="small" onPress={() => onShow(next)}>
        <FormattedMessage id="settings.style.show_poor" defaultMessage="Show next" />
      </Button>
    </div>
  );
}
