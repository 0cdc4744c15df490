/** Follows or posts that a block cuts off, as far as the server tells; fetched with the question. */
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { cutOffRequest, type FederationOffers } from '@/domain/admin/federation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFederation, selectFederationOffers } from '@/selectors/admin/federation';
import { selectRequest } from '@/selectors/engine/requests';
import { cutOffRequested } from '@/slices/admin/federation';
import { Spinner } from '@/ui/feedback/Spinner';

export function CutOffFacts({ host }: { host: string }) {
  const offers = useAppSelector(selectFederationOffers);
  return offers?.tells && <Told host={host} tells={offers.tells} />;
}

interface Props {
  host: string;
  tells: NonNullable<FederationOffers['tells']>;
}

function Told({ host, tells }: Props) {
  const dispatch = useAppDispatch();
  const { cutOffs } = useAppSelector(selectFederation);
  const { busy } = useAppSelector((state) => selectRequest(state, cutOffRequest(host)));
  useEffect(() => {
    dispatch(cutOffRequested({ host }));
  }, [dispatch, host]);
  const told = cutOffs[host];
  if (busy && !told) return <Spinner />;
  const { follows = null, followers = null, posts = null } = told ?? {};
  if (tells === 'follows' && follows !== null && followers !== null) {
    return (
      <FormattedMessage
        id="federation.cuts_follows"
        defaultMessage="Follows from here: {follows, number}. Followers from there: {followers, number}."
        values={{ follows, followers }}
      />
    );
  }
  if (tells === 'posts' && posts !== null) {
    return (
      <FormattedMessage
        id="federation.cuts_posts"
        defaultMessage="Posts from there that are known here: {posts, number}."
        values={{ posts }}
      />
    );
  }
  return null;
}
