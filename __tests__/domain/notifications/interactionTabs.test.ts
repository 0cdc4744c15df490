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

describe('the tabs of what others did', () => {
  it('are four for everybody, and those that a right or a choice brings', () => {
    expect(shownTabs(facts)).toEqual(always);
    expect(shownTabs({ ...facts, privileges: ['reports_manage_reports'] })).toEqual([
      ...always,
      'reports',
    ]);
    expect(shownTabs({ ...facts, privileges: ['users_read'] })).toEqual(always);
    expect(shownTabs({ ...facts, allowsFollowingMove: false })).toEqual([...always, 'moves']);
  });

  it('leave out what the server does not have', () => {
    expect(shownTabs({ ...facts, can: { ...can, reactions: false } })).toEqual([
      'mentions',
      'likesAndRepeats',
      'follows',
    ]);
  });

  it('ask for reports by both of their names', () => {
    expect(wireTypesOf('reports')).toEqual(['pleroma:report', 'admin.report']);
    expect(typesOf('likesAndRepeats')).toEqual(['like', 'repeat']);
    expect(wireTypesOf('likesAndRepeats')).toEqual(['favourite', 'reblog']);
  });
});
