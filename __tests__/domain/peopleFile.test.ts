import { peopleIn } from '@/domain/peopleFile';

it.each([
  ['', []],
  ['\n\r\n ,\n', []],
  ['mia@pond.example\nleo', ['mia@pond.example', 'leo']],
  [
    '\uFEFF@mia@pond.example\r\n "@leo@far.example" \r\nmia@pond.example',
    ['mia@pond.example', 'leo@far.example'],
  ],
  ['Account address,Show boosts,Languages\nmia@pond.example,true,\n', ['mia@pond.example']],
])('the people of the list %j are %j', (csv, people) => {
  expect(peopleIn(csv)).toEqual(people);
});
