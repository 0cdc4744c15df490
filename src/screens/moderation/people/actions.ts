/** The actions on many people as buttons and items of menus. */
import type { IntlShape } from 'react-intl';
import type { PersonAction } from '@/domain/admin/people';
import type { PeopleOffers } from '@/domain/admin/peopleOffers';
import type { ActionEntry } from '@/screens/moderation/list/actionEntry';
import { measureActions, messages } from '@/screens/moderation/messages';
import { grants, words } from './messages';
import { rightSwitches } from './switches';

type Intl = Pick<IntlShape, 'formatMessage'>;

export function personEntries(
  offers: PeopleOffers,
  { formatMessage }: Intl,
): ActionEntry<PersonAction>[] {
  const approval = (wanted: boolean): PersonAction => ({ kind: 'approval', wanted, text: '' });
  return [
    { label: formatMessage(words.approve), action: approval(true) },
    { label: formatMessage(words.reject), action: approval(false), asks: '' },
    ...offers.measures.flatMap((measure): ActionEntry<PersonAction>[] => {
      const label = formatMessage(measureActions[measure]);
      const isHeavy = measure === 'suspended' || measure === 'deactivated';
      return [
        {
          label,
          action: { kind: 'measure', measure, wanted: true, text: '' },
          asks: isHeavy ? '' : undefined,
        },
        {
          label:
            measure === 'deactivated'
              ? formatMessage(messages.activate)
              : formatMessage(messages.lift, { measure: label }),
          action: { kind: 'measure', measure, wanted: false, text: '' },
        },
      ];
    }),
    { label: formatMessage(words.confirmMail), action: { kind: 'confirmation' } },
  ];
}

export function roleEntries({ formatMessage }: Intl): ActionEntry<PersonAction>[] {
  return rightSwitches.flatMap(({ change }) =>
    [true, false].map((wanted): ActionEntry<PersonAction> => ({
      label: formatMessage(grants[wanted ? 'grant' : 'revoke'][change.right]),
      action: { ...change, wanted },
      asks: '',
    })),
  );
}
