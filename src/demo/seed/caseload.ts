/**
 * The work of moderators: 2,000 further people and 300 reports. Only the lists of staff show them, so
 * they are created with the first call for one, and cost nothing before.
 */
import { addPerson } from '../state/people';
import { DAY, HOUR } from '../state/clock';
import type { ReportState } from '../state/notification';
import type { Person } from '../state/types';
import type { World } from '../state/world';

const PEOPLE = 2_000;
const REPORTS = 300;
const OPEN = 220;

const names = ['Ivo', 'Runa', 'Pim', 'Sela', 'Jorn', 'Tamar', 'Odd', 'Yuki', 'Bela', 'Nour'];
const hosts = ['pond.example', 'marsh.example', 'reef.example', 'delta.example'];
const complaints = [
  'Posts the same advertisement under every picture.',
  'Insults people who ask a question.',
  'This is somebody else’s photo, and they did not agree to it.',
  'Pretends to be the harbour office.',
  '',
  'Writes to my daughter although she has asked them to stop. There is more in older posts, which I can send if you need them.',
  'Verbreitet seit Tagen falsche Fahrpläne.',
  'هذا الحساب ينشر روابط خادعة.',
];
const reasons = [
  'I keep bees near the river and would like to talk with others who do.',
  'A friend is here.',
  'Cheap loans, fast: write to me!',
  'Ich habe früher auf einem anderen Server geschrieben und suche etwas Kleineres.',
  'I was told that people here know a lot about old boats. I have two, and one of them leaks, so I have many questions and a few answers, too.',
];
const categories = ['spam', 'violation', 'other', 'legal'];

export function caseload(world: World): void {
  if (world.hasCaseload) return;
  world.hasCaseload = true;
  const crowd = addPeople(world);
  addReports(world, crowd);
}

function addPeople(world: World): Person[] {
  const random = world.random.fork('crowd');
  const now = world.clock.now();
  return Array.from({ length: PEOPLE }, (_one, at) => {
    const isRemote = at % 3 !== 0;
    const nickname = `${random.pick(names).toLowerCase()}${String(at)}`;
    return addPerson(world, {
      nickname,
      host: isRemote ? random.pick(hosts) : null,
      displayName: `${random.pick(names)} ${String(at)}`,
      note: '',
      createdAt: now - random.between(1, 700) * DAY,
      email: isRemote ? null : `${nickname}@mail.example`,
      isActive: at % 50 !== 7,
      isApproved: isRemote || at % 60 !== 3,
      isConfirmed: isRemote || at % 90 !== 6,
      ...(!isRemote && {
        reason: random.pick(reasons),
        ip: `192.0.2.${String(random.between(1, 200))}`,
      }),
      // They are no part of the timelines, nor of searches.
      flags: { discoverable: false },
    });
  });
}

/** Some are reported often, most once. Half have posts that were reported with them. */
function addReports(world: World, crowd: readonly Person[]): void {
  const random = world.random.fork('reports');
  const staff = [...world.people.values()].filter(({ role }) => role !== null);
  const writers = [...world.people.values()].filter(
    ({ statusesCount, password, role }) => statusesCount > 0 && password === null && role === null,
  );
  const reported = [...random.sample(writers, 25), ...random.sample(crowd, 90)];
  const posts = new Map<string, string[]>();
  for (const post of world.posts.values()) {
    if (post.repeatOf !== null || post.visibility === 'direct') continue;
    posts.set(post.authorId, [...(posts.get(post.authorId) ?? []), post.id]);
  }
  const now = world.clock.now();
  for (let at = 0; at < REPORTS; at += 1) {
    const person = random.chance(0.5) ? random.pick(reported.slice(0, 30)) : random.pick(reported);
    const id = world.ids.flake();
    const state: ReportState =
      at >= REPORTS - OPEN || at % 2 === 1 ? 'open' : at % 10 === 0 ? 'closed' : 'resolved';
    const isMastodon = world.dialect === 'mastodon';
    world.reports.set(id, {
      id,
      reporterId: random.pick(crowd).id,
      reportedId: person.id,
      text: random.pick(complaints),
      postIds: random.sample(posts.get(person.id) ?? [], random.between(0, 3)),
      createdAt: now - (REPORTS - at) * 5 * HOUR,
      state: isMastodon && state === 'closed' ? 'resolved' : state,
      category: random.pick(categories),
      assignedId: random.chance(0.1) ? random.pick(staff).id : null,
      notes: [],
    });
  }
}
