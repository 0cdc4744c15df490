/** How an action on a person reads right now, and whether it is on its way. */
import { useIntl } from 'react-intl';
import { hostOfPerson, type Bond } from '@/domain/bonds';
import { useAppSelector } from '@/hooks/store';
import { selectBondWish, selectIsTied } from '@/selectors/bonds';
import { selectUser } from '@/selectors/users';
import { bondWords } from './personWords';

export interface BondWord {
  text: string;
  on: boolean;
  busy: boolean;
}

export function useBondWord(userId: string, bond: Bond): BondWord {
  const intl = useIntl();
  const wish = useAppSelector((state) => selectBondWish(state, userId, bond));
  const on = useAppSelector((state) => selectIsTied(state, userId, bond)) ?? false;
  const domain = useAppSelector((state) => {
    const user = selectUser(state, userId);
    return user ? hostOfPerson(user) : '';
  });
  const settled = on ? 'on' : 'off';
  const phase = wish === null ? settled : wish.wanted ? 'tying' : 'undoing';
  const text = intl.formatMessage(bondWords[bond][phase], { domain });
  return { text, on, busy: wish !== null };
}
