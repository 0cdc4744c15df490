import { capabilityNames, type Capability } from '@/domain/session/capabilities';
import {
  shownTabs,
  typesOf,
  wireTypesOf,
  type TabFacts,
} from '@/domain/notifications/interactionTabs';

const can = Object.fromEntries(capabilityNames.map((name) => [name, true])) as Record<
  Capability,
  boolean
>;
const facts: TabFacts = { privileges: [], allowsFollowingMove: true, can };
const always = ['mentions', 'likesAndRepeats', 'follows', 'emojiReactions'];

describe('the tabs of the interactions page', () => {
  it('are four for everybody, and more with certain privileges or settings', () => {
    expect(shownTabs(facts)).toEqual(always);
    expect(shownTabs({ ...facts, privileges: ['reports_manage_reports'] })).toEqual([
      ...always,
      'reports',
    ]);
    expect(shownTabs({ ...facts, privileges: ['users_read'] })).toEqual(always);
    expect(shownTabs({ ...facts, allowsFollowingMove: false })).toEqual([...always, 'moves']);
  });

  it('leave out types that the server does not have', () => {
    expect(shownTabs({ ...facts, can: { ...can, reactions: false } })).toEqual([
      'mentions',
      'likesAndRepeats',
      'follows',
    ]);
  });

  it('request reports under both of their names', () => {
    expect(wireTypesOf('reports')).toEqual(['pleroma:report', 'admin.report']);
    expect(typesOf('likesAndRepeats')).toEqual(['like', 'repeat']);
    expect(wireTypesOf('likesAndRepeats')).toEqual(['favourite', 'reblog']);
  });
});
