/**
 * The one interface of staff's calls about people, and its implementation for each family.
 * `peopleOffers` says which actions a server has; the others never get here.
 */
import type { PeopleFilter, PeoplePage, PersonAction, StaffPerson } from '@/domain/admin/people';
import type { Dialect } from '@/domain/session/serverFamily';
import type { PeopleAnswer } from '@/api/decode/admin/staffPerson';
import type { Connection } from '@/api/http';
import * as mastodon from './mastodonPeople';
import { imposeMeasure, liftMeasure } from './mastodonReports';
import { deleteAccount, setActivation, setModerationTag, setRight } from './moderation';
import * as pleroma from './pleromaPeople';

interface PeopleApi {
  fetchPeople(to: Connection, filter: PeopleFilter, cursor: string | null): Promise<PeoplePage>;
  fetchPerson(to: Connection, id: string): Promise<PeopleAnswer>;
  act(to: Connection, person: StaffPerson, action: PersonAction): Promise<void>;
}

const ofPleroma: PeopleApi = {
  fetchPeople: pleroma.fetchPeople,
  fetchPerson: pleroma.fetchPerson,
  act(to, { handle }, action) {
    switch (action.kind) {
      case 'approval':
        return action.wanted
          ? pleroma.changePerson(to, handle, 'approve')
          : deleteAccount(to, handle);
      case 'measure':
        return setActivation(to, handle, !action.wanted);
      case 'confirmation':
        return pleroma.changePerson(to, handle, 'confirm');
      case 'confirmationMail':
        return pleroma.changePerson(to, handle, 'mail');
      case 'secondFactorOff':
        return pleroma.turnSecondFactorOff(to, handle);
      case 'passwordChange':
        return pleroma.changePerson(to, handle, 'passwordChange');
      case 'right':
        return setRight(to, handle, action.right, action.wanted);
      case 'tag':
        return setModerationTag(to, handle, action.tag, action.wanted);
      case 'deletion':
        return deleteAccount(to, handle);
    }
  },
};

const nothing = (): Promise<void> => Promise.resolve();

const ofMastodon: PeopleApi = {
  fetchPeople: mastodon.fetchPeople,
  fetchPerson: mastodon.fetchPerson,
  act(to, { id }, action) {
    switch (action.kind) {
      case 'approval':
        return action.wanted
          ? mastodon.approvePerson(to, id)
          : mastodon.rejectPerson(to, id, action.text);
      case 'measure': {
        const { measure, wanted, text } = action;
        if (measure === 'deactivated') return nothing();
        return wanted ? imposeMeasure(to, id, measure, text) : liftMeasure(to, id, measure);
      }
      case 'deletion':
        return mastodon.deletePerson(to, id);
      case 'confirmation':
      case 'confirmationMail':
      case 'secondFactorOff':
      case 'passwordChange':
      case 'right':
      case 'tag':
        return nothing();
    }
  },
};

export const peopleApi = (dialect: Dialect): PeopleApi =>
  dialect === 'pleroma' ? ofPleroma : ofMastodon;
