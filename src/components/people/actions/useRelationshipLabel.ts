/** Returns the current label of an action on a person, and whether it is pending. */
import { useIntl } from 'react-intl';
import { hostOfPerson, type RelationshipKind } from '@/domain/people/relationshipActions';
import { useAppSelector } from '@/hooks/store';
import {
  selectPendingRelationshipAction,
  selectIsRelationshipActive,
} from '@/selectors/people/relationshipActions';
import { selectUser } from '@/selectors/people/users';
import { relationshipLabels } from './personLabels';

interface RelationshipLabel {
  text: string;
  on: boolean;
  busy: boolean;
}

export function useRelationshipLabel(
  userId: string,
  relationshipKind: RelationshipKind,
): RelationshipLabel {
  const intl = useIntl();
  const pending = useAppSelector((state) =>
    selectPendingRelationshipAction(state, userId, relationshipKind),
  );
  const on =
    useAppSelector((state) => selectIsRelationshipActive(state, userId, relationshipKind)) ?? false;
  const domain = useAppSelector((state) => {
    const user = selectUser(state, userId);
    return user ? hostOfPerson(user) : '';
  });
  const settled = on ? 'on' : 'off';
  const phase = pending === null ? settled : pending.wanted ? 'tying' : 'undoing';
  const text = intl.formatMessage(relationshipLabels[relationshipKind][phase], { domain });
  return { text, on, busy: pending !== null };
}
