import {
  directoryList,
  directoryQuery,
  exploreLists,
  linkPostsPath,
  readHost,
  serverPostsPath,
} from '@/domain/discovery/explore';

it.each([
  ['hill.example', 'hill.example'],
  [' Hill.Example ', 'hill.example'],
  ['https://hill.example/about?x=1', 'hill.example'],
  ['@ann@hill.example', 'hill.example'],
  ['hill.example:4000', 'hill.example:4000'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['', null],
  ['hill', null],
  ['two words.example', null],
  ['https://', null],
  ['.', null],
])('the server in %j is %j', (typed, host) => {
  expect(readHost(typed)).toBe(host);
});

it('lists of people name their question, and other lists none', () => {
  for (const order of ['active', 'new'] as const) {
    for (const local of [true, false]) {
      expect(directoryQuery(directoryList(order, local))).toEqual({ order, local });
    }
  }
  expect(exploreLists.filter((list) => directoryQuery(list) !== null)).toHaveLength(4);
});

it('addresses carry any server and link', () => {
  expect(serverPostsPath('hill.example')).toBe('/about/explore/server?host=hill.example');
  expect(linkPostsPath('https://a.example/?b=c&d#e')).toBe(
    '/about/explore/link?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d%23e',
  );
});
