/** People: whom the server suggests, and its directory of those who want to be found. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PersonActions } from '@/components/people/actions/deferredParts';
import { UserRow } from '@/components/people/card/UserRow';
import { SuggestionList } from '@/components/discovery/SuggestionList';
import { directoryList, directoryOrders, explorePath } from '@/domain/discovery/explore';
import { useAppSelector } from '@/hooks/store';
import {
  selectFirstPeople,
  selectHasDirectory,
  selectMaySeeSuggestions,
} from '@/selectors/discovery/explore';
import { selectSignedIn } from '@/selectors/session/session';
import { Checkbox } from '@/ui/fields/Checkbox';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { WhoToFollowIcon } from '@/ui/icons/icons';
import { ExploreFeed } from './ExploreFeed';
import styles from './Explore.module.css';

const choices = ['suggested', ...directoryOrders] as const;

type Choice = (typeof choices)[number];

const messages: Record<Choice, MessageDescriptor> = defineMessages({
  suggested: { id: 'who_to_follow.who_to_follow', defaultMessage: 'Who to follow' },
  active: { id: 'explore.active', defaultMessage: 'Recently active' },
  new: { id: 'explore.new', defaultMessage: 'Newest' },
});

export function PeoplePanel({ label }: { label: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const suggests = useAppSelector(selectMaySeeSuggestions);
  const lists = useAppSelector(selectHasDirectory);
  const offered = choices.filter((choice) => (choice === 'suggested' ? suggests : lists));
  const first = useAppSelector(selectFirstPeople);
  const chosen = offered.find((choice) => choice === query.get('show')) ?? first;
  const local = query.get('local') === 'true';
  const choose = (show: Choice, onlyLocal: boolean) => {
    const also: Record<string, string> = onlyLocal ? { local: 'true' } : {};
    void navigate(explorePath({ tab: 'people', show, ...also }), { replace: true });
  };
  return (
    <>
      {lists && (
        <div className={styles.choice}>
          <RadioGroup
            inline
            labelHidden
            label={label}
            options={offered.map((value) => ({
              value,
              label: intl.formatMessage(messages[value]),
            }))}
            value={chosen}
            onChange={(choice) => choose(choice, local)}
          />
          {chosen !== 'suggested' && (
            <Checkbox
              label={
                <FormattedMessage
                  id="explore.only_local"
                  defaultMessage="Only people on this server"
                />
              }
              checked={local}
              onChange={(checked) => choose(chosen, checked)}
            />
          )}
        </div>
      )}
      {chosen === 'suggested' ? (
        <SuggestionList />
      ) : (
        <ExploreFeed
          key={directoryList(chosen, local)}
          list={directoryList(chosen, local)}
          label={label}
          shape="person"
          icon={WhoToFollowIcon}
          empty={<FormattedMessage id="user_profile.nobody" defaultMessage="Nobody yet" />}
          error={
            <FormattedMessage
              id="user_profile.people_error"
              defaultMessage="Couldn't load these people"
            />
          }
          row={(userId, { at, of }) => (
            <UserRow userId={userId} at={at} of={of} actions={<Follow userId={userId} />} />
          )}
        />
      )}
    </>
  );
}

/** Visitors cannot follow anybody. */
function Follow({ userId }: { userId: string }) {
  const signedIn = useAppSelector(selectSignedIn);
  return signedIn ? <PersonActions userId={userId} compact /> : null;
}
