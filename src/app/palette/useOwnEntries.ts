/** The reader's own: recent places, lists, followed hashtags, drafts, and known people. */
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pathOfPlace } from '@/domain/discovery/recentPlaces';
import { isServed, pathTo, profilePath, routeOf } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectUnsentDrafts } from '@/selectors/composer/unsentDrafts';
import { selectKnownPeople, selectPalette } from '@/selectors/discovery/palette';
import { selectFollowedTags } from '@/selectors/discovery/tags';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectLists } from '@/selectors/session/navigation';
import { selectSignedIn } from '@/selectors/session/session';
import { followedTagsNeeded } from '@/slices/discovery/tags';
import { dialogOfDraft, dialogOpened } from '@/slices/engine/dialogs';
import { DraftsIcon, HashtagIcon, HistoryIcon, ListIcon } from '@/ui/icons/icons';
import { useDraftTitles } from '@/app/dialogs/composer/useDraftTitles';
import { screenTitles } from '@/app/routes/screenTitles';
import { paletteEntry, textsOf, type PaletteEntry } from './paletteEntry';

/** Characters of a draft's text. */
const EXCERPT = 80;

export function useRecentEntries(): PaletteEntry[] {
  const intl = useIntl();
  const recents = useAppSelector((state) => selectPalette(state).recents);
  const signedIn = useAppSelector(selectSignedIn);
  const can = useAppSelector(selectCapabilities);
  const { pathname } = useLocation();
  return recents.places
    .filter((place) => pathOfPlace(place) !== pathname)
    .filter(({ route }) => isServed(route, (capability) => can[capability]))
    .filter(({ route }) => signedIn || !routeOf(route).needsLogin)
    .map((place) => {
      const [title = '', ...english] = textsOf(intl, [screenTitles[place.route]]);
      const to = pathOfPlace(place);
      const { label } = place;
      const look = label === null ? { name: title } : { name: label, detail: title };
      return paletteEntry({ id: to, group: 'recent', icon: HistoryIcon, to, ...look }, english);
    });
}

export function useListEntries(): PaletteEntry[] {
  const lists = useAppSelector(selectLists);
  return lists.map(({ id, title }) => {
    const to = pathTo('lists-timeline', { id });
    return paletteEntry({ id: to, group: 'lists', name: title, icon: ListIcon, to });
  });
}

/** They are fetched once, when they are wanted first. */
export function useTagEntries(): PaletteEntry[] {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const wanted = useCan('followedTags') && signedIn;
  const tags = useAppSelector(selectFollowedTags);
  useEffect(() => {
    if (wanted) dispatch(followedTagsNeeded());
  }, [dispatch, wanted]);
  if (!wanted || tags === null) return [];
  return tags.map((tag) => {
    const to = pathTo('tag-timeline', { tag });
    return paletteEntry({ id: to, group: 'tags', name: `#${tag}`, icon: HashtagIcon, to }, [tag]);
  });
}

export function useDraftEntries(): PaletteEntry[] {
  const dispatch = useAppDispatch();
  const drafts = useAppSelector(selectUnsentDrafts);
  const titleOf = useDraftTitles(drafts);
  return drafts.map((kept) => {
    const { target, draft } = kept;
    const title = titleOf(kept);
    const text = [draft.subject, draft.text].join(' ').replaceAll(/\s+/gu, ' ').trim();
    const look = text === '' ? { name: title } : { name: text.slice(0, EXCERPT), detail: title };
    return paletteEntry(
      {
        id: `draft ${target}`,
        group: 'drafts',
        icon: DraftsIcon,
        ...look,
        run: () => dispatch(dialogOpened(dialogOfDraft(target))),
      },
      [text],
    );
  });
}

/** Those whom the page knows; people whom the server finds become known. */
export function usePeopleEntries(): PaletteEntry[] {
  const people = useAppSelector(selectKnownPeople);
  const { restrictedNicknames } = useAppSelector(selectInstance);
  return people.map((user) => {
    const to = profilePath(user, restrictedNicknames);
    const handle = `@${user.shownScreenName}`;
    const name = user.name.trim() || handle;
    return paletteEntry({ id: to, group: 'people', name, detail: handle, user, to }, [
      `@${user.fullName}`,
    ]);
  });
}
